import { execFileSync } from 'node:child_process'
import { createSocket } from 'node:dgram'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:https'
import { join } from 'node:path'
import { STATUS } from '@app/contract/kit/status'
import { WebSocketServer } from 'ws'
import { tempFolder } from './server.mjs'

export const NAME = 'backend.test'
const TTL_S = 1
const MISDIRECTED = 421
const PRE_INFO = '/site/api/v1/configuration/preInfo'

/** A certificate of its own for NAME, made now. */
const certificate = () => {
  const folder = tempFolder()
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const of = ['-subj', `/CN=${NAME}`, '-addext', `subjectAltName=DNS:${NAME}`, '-days', '2']
  const made = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-keyout', key, '-out', cert, ...of]
  execFileSync('openssl', made, { stdio: 'ignore' })
  return { file: cert, key: readFileSync(key), cert: readFileSync(cert) }
}
export const made = certificate()

/** A small backend of somebody else: one of many behind its address, it knows preInfo and the handshake, and nothing else. */
export const startBackend = (address, port = 0) =>
  new Promise((resolve) => {
    const server = createServer({ key: made.key, cert: made.cert }, (request, response) => {
      const isMine = request.socket.servername === NAME && request.headers.host?.startsWith(NAME)
      if (!isMine) return response.writeHead(MISDIRECTED).end('misdirected')
      if (request.url !== PRE_INFO) return response.writeHead(404).end('<html>no such page</html>')
      response.writeHead(200, { 'content-type': 'application/json', 'x-served-by': address })
      return response.end(
        JSON.stringify({
          status_code: STATUS.SUCCESS.code,
          data: { siteBaseConfig: { brandName: '别家' } },
          message: '',
        }),
      )
    })
    new WebSocketServer({ server }).on('connection', (socket) => socket.send('{}'))
    server.listen(port, address, () => resolve({ server, port: server.address().port }))
  })

/** Says where NAME is, as told last. */
export const startNames = (first) =>
  new Promise((resolve) => {
    const socket = createSocket('udp4')
    const names = { address: first, port: 0 }
    socket.on('message', (asked, { port, address }) => {
      const end = asked.indexOf(0, 12) + 5
      const isIPv4 = asked.readUInt16BE(end - 4) === 1
      const head = Buffer.from(asked.subarray(0, 12))
      head.writeUInt16BE(0x81_80, 2)
      head.writeUInt16BE(isIPv4 ? 1 : 0, 6)
      head.writeUInt32BE(0, 8)
      const told = [0xc0, 12, 0, 1, 0, 1, 0, 0, 0, TTL_S, 0, 4, ...names.address.split('.').map(Number)]
      const answer = isIPv4 ? Buffer.from(told) : Buffer.alloc(0)
      socket.send(Buffer.concat([head, asked.subarray(12, end), answer]), port, address)
    })
    socket.bind(0, '127.0.0.1', () => {
      names.port = socket.address().port
      resolve(names)
    })
  })
