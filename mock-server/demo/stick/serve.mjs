// node serve.mjs [port]: hands out the files of this folder, and index.html for every page address. No API, nothing to install.
import { createReadStream, existsSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { dirname, extname, join, normalize, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.wasm': 'application/wasm',
  '.txt': 'text/plain; charset=utf-8',
}
/** The folder of the host that the demo was built for. */
const home = '/'
const root = dirname(fileURLToPath(import.meta.url))
const port = Number(process.argv[2] ?? process.env.PORT ?? 8080)
if (!Number.isInteger(port) || port < 0 || port > 65_535) {
  console.error(`PORT 不正确：${process.argv[2] ?? process.env.PORT}，应为 0 到 65535 的整数 · not a port`)
  process.exit(1)
}

const fileOf = (path) => {
  if (!path.startsWith(home)) return undefined
  const file = normalize(join(root, decodeURIComponent(path.slice(home.length))))
  if (file !== root && !file.startsWith(root + sep)) return undefined
  if (existsSync(file) && statSync(file).isFile()) return file
  const index = join(file, 'index.html')
  return existsSync(index) ? index : undefined
}
const send = (response, status, file) => {
  response.writeHead(status, {
    'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
    'content-length': statSync(file).size,
    'cache-control': /\/assets\//.test(file) ? 'public, max-age=31536000, immutable' : 'no-cache',
  })
  createReadStream(file).pipe(response)
}

createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost')
  const isLook = request.method === 'GET' || request.method === 'HEAD'
  if (!isLook) return void response.writeHead(405).end()
  if (`${pathname}/` === home) return void response.writeHead(302, { location: home }).end()
  try {
    const file = fileOf(pathname)
    if (file) send(response, 200, file)
    else send(response, 404, join(root, '404.html'))
  } catch {
    response.writeHead(400).end()
  }
})
  .on('error', ({ code, message }) => {
    console.error(
      code === 'EADDRINUSE'
        ? `端口 ${port} 已被占用，请换一个：PORT=${port + 1} · port ${port} is in use: choose another`
        : message,
    )
    process.exit(1)
  })
  .listen(port, '127.0.0.1', function () {
    const { port: own } = this.address()
    console.log(`澄湾 · 静态演示 static demo: http://localhost:${own}${home}   Ctrl-C 结束 stops it`)
  })
