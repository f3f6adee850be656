#!/bin/sh
# Hands this folder out at http://localhost:8080/ (sh start.sh 9000: another port) with what is there: Node, else Python 3.
cd "$(dirname "$0")" || exit 1
if command -v node >/dev/null 2>&1; then exec node serve.mjs "${1:-8080}"; fi
if command -v python3 >/dev/null 2>&1; then
  echo "http://localhost:${1:-8080}/"
  exec python3 -m http.server --bind 127.0.0.1 "${1:-8080}"
fi
echo "Node 或 Python 3 均未找到，任何静态文件服务器都可以。 Neither Node nor Python 3 found; any static file server will do."
exit 1
