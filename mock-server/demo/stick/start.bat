@echo off
rem Hands this folder out at http://localhost:8080/ with what is there: Node, else Python 3, else PowerShell.
cd /d "%~dp0"
start "" http://localhost:8080/
where node >nul 2>nul && node serve.mjs 8080 && exit /b
where py >nul 2>nul && py -3 -m http.server --bind 127.0.0.1 8080 && exit /b
powershell -NoProfile -ExecutionPolicy Bypass -File serve.ps1
