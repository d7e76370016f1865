; The installer for Windows, from the root of the repository:
; makensis -NOCD -DEXE=keyraken.exe -DFILES=directory/windows -DOUT=setup.exe directory/windows/installer.nsi
Unicode true
ManifestDPIAware true
!include MUI2.nsh

Name "Keyraken"
OutFile "${OUT}"
RequestExecutionLevel user
InstallDir "$LOCALAPPDATA\Programs\Keyraken"
InstallDirRegKey HKCU "Software\Keyraken" "Directory"
SetCompressor /SOLID lzma
SetDateSave off
BrandingText "Keyraken {{.Version}}"

VIProductVersion "{{.Number}}.0"
VIAddVersionKey ProductName "Keyraken"
VIAddVersionKey FileDescription "Keyraken installer"
VIAddVersionKey FileVersion "{{.Version}}"
VIAddVersionKey ProductVersion "{{.Version}}"
VIAddVersionKey LegalCopyright "The Keyraken authors"

!define MUI_ICON "${FILES}/keyraken.ico"
!define MUI_UNICON "${FILES}/keyraken.ico"
!define MUI_WELCOMEFINISHPAGE_BITMAP "${FILES}/banner.bmp"
!define MUI_FINISHPAGE_RUN "$INSTDIR\keyraken.exe"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE English
!insertmacro MUI_LANGUAGE Russian

!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\Keyraken"

Section
  SetOutPath "$INSTDIR"
  File /oname=keyraken.exe "${EXE}"
  File /oname=LICENSE.txt LICENSE
  File /oname=LICENSE-Alegreya.txt assets/fonts/LICENSE-Alegreya
  File /oname=LICENSE-AlegreyaSans.txt assets/fonts/LICENSE-AlegreyaSans
  File /oname=THIRD-PARTY.txt "${FILES}/../share/doc/keyraken/THIRD-PARTY"
  SetOutPath "$INSTDIR\web"
  File "${FILES}/../../web/*.gz"
  SetOutPath "$INSTDIR"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\Keyraken.lnk" "$INSTDIR\keyraken.exe"
  WriteRegStr HKCU "Software\Keyraken" "Directory" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "Keyraken"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "{{.Version}}"
  WriteRegStr HKCU "${UNINSTALL}" "Publisher" "The Keyraken authors"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayIcon" "$INSTDIR\keyraken.exe"
  WriteRegStr HKCU "${UNINSTALL}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${UNINSTALL}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${UNINSTALL}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL}" "NoRepair" 1
SectionEnd

; What the player has kept stays.
Section Uninstall
  Delete "$SMPROGRAMS\Keyraken.lnk"
  Delete "$INSTDIR\keyraken.exe"
  Delete "$INSTDIR\LICENSE.txt"
  Delete "$INSTDIR\LICENSE-Alegreya.txt"
  Delete "$INSTDIR\LICENSE-AlegreyaSans.txt"
  Delete "$INSTDIR\THIRD-PARTY.txt"
  Delete "$INSTDIR\uninstall.exe"
  RMDir /r "$INSTDIR\web"
  RMDir "$INSTDIR"
  DeleteRegKey HKCU "${UNINSTALL}"
  DeleteRegKey HKCU "Software\Keyraken"
SectionEnd
