; Installer of Foretoken for one Windows user, without administrator rights. packaging/windows/build_windows.py
; calls it, with a file that it names by -DSETTINGS; this defines VERSION,
; FILE_VERSION, PROGRAM and ALL_FILES (of the frozen folder), ICON, OUTPUT, maybe SIGN_COMMAND, and
; the macro DeleteOtherFiles for what lies beside the programs.
; Not yet run on Windows; compiled by NSIS 3.08 on Linux, and installed, upgraded and removed under
; Wine by packaging/windows/try_windows.py.
;
; NSIS rather than Inno Setup because its compiler runs on Linux, too: so this file is compiled and
; tried wherever Foretoken is developed, not only on the release machine.
;
; Silent: setup.exe /S [/DESKTOP] [/D=C:\folder, last and without quotes]. Exit code 0: done; 1: left
; by the user; 2: unfit system; 3: unfit folder; 4: Foretoken still runs.

Unicode true
ManifestDPIAware true
ManifestLongPathAware true
RequestExecutionLevel user
SetCompressor /SOLID lzma

!include "MUI2.nsh"
!include "FileFunc.nsh"
!include "LogicLib.nsh"
!include "WinVer.nsh"
!include "x64.nsh"
!include "${SETTINGS}"

!define NAME "Foretoken"
!define PUBLISHER "The Foretoken developers"
!define OLDEST_BUILD 17763 ; Windows 10 1809: Qt 6.11 runs on nothing older
!define PROGID "Foretoken.gguf"
!define CLASSES "Software\Classes"
!define UNINSTALL_KEY "Software\Microsoft\Windows\CurrentVersion\Uninstall\Foretoken"
!define APP_PATH_KEY "Software\Microsoft\Windows\CurrentVersion\App Paths\foretoken.exe"
!define WAIT_STEPS 60 ; quarters of a second that a closing Foretoken gets

Name "${NAME}"
OutFile "${OUTPUT}"
InstallDir "$LOCALAPPDATA\Programs\Foretoken"
; An upgrade goes where the last version went.
InstallDirRegKey HKCU "${UNINSTALL_KEY}" "InstallLocation"
BrandingText "${NAME} ${VERSION}"

VIProductVersion "${FILE_VERSION}"
VIAddVersionKey /LANG=0 "ProductName" "${NAME}"
VIAddVersionKey /LANG=0 "ProductVersion" "${VERSION}"
VIAddVersionKey /LANG=0 "FileDescription" "${NAME} Setup"
VIAddVersionKey /LANG=0 "FileVersion" "${VERSION}"
VIAddVersionKey /LANG=0 "CompanyName" "${PUBLISHER}"
VIAddVersionKey /LANG=0 "LegalCopyright" "${PUBLISHER}"

!ifdef SIGN_COMMAND
  ; The uninstaller is made while this is compiled, so it can be signed at no other time.
  !uninstfinalize '${SIGN_COMMAND} "%1"' = 0
!endif

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_ABORTWARNING
!define MUI_FINISHPAGE_RUN "$INSTDIR\foretoken.exe"
!define MUI_FINISHPAGE_NOAUTOCLOSE
!insertmacro MUI_PAGE_WELCOME
!insertmacro MUI_PAGE_COMPONENTS
!define MUI_PAGE_CUSTOMFUNCTION_LEAVE CheckFolderPage
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"

Var Problem ; why the folder does not fit, or empty
Var InUse   ; the program that still runs, or empty

; --- before anything is changed ------------------------------------------------------------------

; ${Fail} CODE TEXT: leaves with the exit code, and tells why unless silent.
!macro Fail CODE TEXT
  MessageBox MB_OK|MB_ICONSTOP `${TEXT}` /SD IDOK
  SetErrorLevel ${CODE}
  Quit
!macroend
!define Fail "!insertmacro Fail"

Function CheckFolder
  StrCpy $Problem ""
  ${If} ${FileExists} "$INSTDIR\foretoken.exe"
    Return ; an upgrade
  ${EndIf}
  ${If} ${FileExists} "$INSTDIR\*.*"
    ${DirState} "$INSTDIR" $0
    ${If} $0 == 1
      ; _internal is replaced and removed as a whole: it must not be another program's.
      StrCpy $Problem "The folder $INSTDIR already holds other files. Choose an empty or a new one."
    ${EndIf}
  ${EndIf}
FunctionEnd

Function CheckFolderPage
  Call CheckFolder
  ${If} $Problem != ""
    MessageBox MB_OK|MB_ICONEXCLAMATION "$Problem"
    Abort
  ${EndIf}
FunctionEnd

; Windows lets nobody write to a program that runs, so opening it for writing tells whether it does.
!macro FindRunning UN
  Function ${UN}IsInUse ; of the file name in $0: sets $InUse
    ${If} ${FileExists} "$INSTDIR\$0"
      ClearErrors
      FileOpen $1 "$INSTDIR\$0" a
      ${If} ${Errors}
        StrCpy $InUse $0
      ${Else}
        FileClose $1
      ${EndIf}
    ${EndIf}
  FunctionEnd

  Function ${UN}FindRunning
    StrCpy $InUse ""
    StrCpy $0 "foretoken-cli.exe"
    Call ${UN}IsInUse
    StrCpy $0 "foretoken.exe"
    Call ${UN}IsInUse
  FunctionEnd

  ; Asks every visible window of the installed program to close, as its close button would, so that
  ; it saves what it has to. Windows of any other program are left alone.
  Function ${UN}CloseWindows
    StrCpy $1 0
    ${Do}
      FindWindow $1 "" "" 0 $1
      ${If} $1 == 0
        ${Break}
      ${EndIf}
      System::Call 'user32::IsWindowVisible(p r1) i .r2'
      ${If} $2 != 0
        System::Call 'user32::GetWindowThreadProcessId(p r1, *i .r2)'
        System::Call 'kernel32::OpenProcess(i 0x1000, i 0, i r2) p .r3' ; QUERY_LIMITED_INFORMATION
        ${If} $3 != 0
          System::Call 'kernel32::QueryFullProcessImageNameW(p r3, i 0, w .r4, *i ${NSIS_MAX_STRLEN}) i .r5'
          System::Call 'kernel32::CloseHandle(p r3)'
          ${If} $5 != 0
          ${AndIf} $4 == "$INSTDIR\foretoken.exe"
            System::Call 'user32::PostMessageW(p r1, i 0x10, p 0, p 0)' ; WM_CLOSE
          ${EndIf}
        ${EndIf}
      ${EndIf}
    ${Loop}
  FunctionEnd

  Function ${UN}CloseRunning
    again:
    Call ${UN}FindRunning
    ${If} $InUse == ""
      Return
    ${EndIf}
    DetailPrint "Closing $InUse ..."
    Call ${UN}CloseWindows
    ${For} $6 1 ${WAIT_STEPS}
      Sleep 250
      Call ${UN}FindRunning
      ${If} $InUse == ""
        Return
      ${EndIf}
    ${Next}
    MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION \
      "$InUse is still running. Close it, then try again." /SD IDCANCEL IDRETRY again
    SetErrorLevel 4
    Quit
  FunctionEnd
!macroend
!insertmacro FindRunning ""
!insertmacro FindRunning "un."

Function .onInit
  ${IfNot} ${RunningX64}
    ${Fail} 2 "Foretoken needs 64-bit Windows."
  ${EndIf}
  ${IfNot} ${AtLeastBuild} ${OLDEST_BUILD}
    ${Fail} 2 "Foretoken needs Windows 10, version 1809, or newer."
  ${EndIf}
  ${GetParameters} $0
  ClearErrors
  ${GetOptions} $0 "/DESKTOP" $1
  ${IfNot} ${Errors}
  ${OrIf} ${FileExists} "$DESKTOP\Foretoken.lnk"
    Call SelectDesktop
  ${EndIf}
FunctionEnd

; --- installation --------------------------------------------------------------------------------

Section "Foretoken" SectionProgram
  SectionIn RO
  Call CheckFolder
  ${If} $Problem != ""
    ${Fail} 3 "$Problem"
  ${EndIf}
  Call CloseRunning

  ; Files that a new version lacks must not stay behind.
  RMDir /r "$INSTDIR\_internal"
  SetOutPath "$INSTDIR"
  SetOverwrite on
  ; First what marks the folder as ours: after an interruption the next try goes on from here.
  WriteUninstaller "$INSTDIR\uninstall.exe"
  File "${PROGRAM}"
  File /r "${ALL_FILES}"
  CreateShortCut "$SMPROGRAMS\Foretoken.lnk" "$INSTDIR\foretoken.exe"

  ; "Open with Foretoken" for .gguf: offered beside others, never made the default.
  WriteRegStr HKCU "${CLASSES}\${PROGID}" "" "GGUF language model"
  WriteRegStr HKCU "${CLASSES}\${PROGID}\DefaultIcon" "" "$INSTDIR\foretoken.exe,0"
  WriteRegStr HKCU "${CLASSES}\${PROGID}\shell\open\command" "" '"$INSTDIR\foretoken.exe" "%1"'
  WriteRegStr HKCU "${CLASSES}\.gguf\OpenWithProgids" "${PROGID}" ""
  WriteRegStr HKCU "${CLASSES}\Applications\foretoken.exe" "FriendlyAppName" "${NAME}"
  WriteRegStr HKCU "${CLASSES}\Applications\foretoken.exe\SupportedTypes" ".gguf" ""
  WriteRegStr HKCU "${CLASSES}\Applications\foretoken.exe\shell\open\command" "" \
    '"$INSTDIR\foretoken.exe" "%1"'
  WriteRegStr HKCU "${APP_PATH_KEY}" "" "$INSTDIR\foretoken.exe"

  WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayName" "${NAME}"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayIcon" "$INSTDIR\foretoken.exe"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "Publisher" "${PUBLISHER}"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${UNINSTALL_KEY}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${UNINSTALL_KEY}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL_KEY}" "NoRepair" 1
  ${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
  WriteRegDWORD HKCU "${UNINSTALL_KEY}" "EstimatedSize" $0
  ${RefreshShellIcons} ; tells Explorer about the association
SectionEnd

Section /o "Desktop icon" SectionDesktop
  CreateShortCut "$DESKTOP\Foretoken.lnk" "$INSTDIR\foretoken.exe"
SectionEnd

!insertmacro MUI_FUNCTION_DESCRIPTION_BEGIN
  !insertmacro MUI_DESCRIPTION_TEXT ${SectionProgram} "The program, with a small pair of models."
  !insertmacro MUI_DESCRIPTION_TEXT ${SectionDesktop} "A link to Foretoken on the desktop."
!insertmacro MUI_FUNCTION_DESCRIPTION_END

Function SelectDesktop ; here because the section's number is known only now
  !insertmacro SelectSection ${SectionDesktop}
FunctionEnd

; --- removal: everything but the user's data, which lives in other folders -----------------------

Section "Uninstall"
  ; A copy of the uninstaller in another folder must not empty that one.
  ReadRegStr $0 HKCU "${UNINSTALL_KEY}" "InstallLocation"
  ${IfNot} ${FileExists} "$INSTDIR\foretoken.exe"
  ${AndIf} $0 != $INSTDIR
    ${Fail} 3 "Foretoken is not in $INSTDIR."
  ${EndIf}
  Call un.CloseRunning
  RMDir /r "$INSTDIR\_internal"
  Delete "$INSTDIR\foretoken.exe"
  Delete "$INSTDIR\foretoken-cli.exe"
  !insertmacro DeleteOtherFiles
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR" ; stays if somebody put something there
  Delete "$SMPROGRAMS\Foretoken.lnk"
  Delete "$DESKTOP\Foretoken.lnk"
  DeleteRegValue HKCU "${CLASSES}\.gguf\OpenWithProgids" "${PROGID}"
  DeleteRegKey /ifempty HKCU "${CLASSES}\.gguf\OpenWithProgids"
  DeleteRegKey /ifempty HKCU "${CLASSES}\.gguf"
  DeleteRegKey HKCU "${CLASSES}\${PROGID}"
  DeleteRegKey HKCU "${CLASSES}\Applications\foretoken.exe"
  DeleteRegKey HKCU "${APP_PATH_KEY}"
  DeleteRegKey HKCU "${UNINSTALL_KEY}"
  ${RefreshShellIcons}
SectionEnd
