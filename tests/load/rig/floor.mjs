// The floor of the list bench: node:http and nothing else, the same answer parsed in and written out.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

const answer = JSON.parse(readFileSync(process.env.ANSWER, 'utf8'))
const server = createServer((request, response) => {
  let body = ''
  request.setEncoding('utf8')
  request.on('data', (text) => (body += text))
  request.on('end', () => {
    if (body !== '') JSON.parse(body)
    const text = JSON.stringify(answer)
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) })
    response.end(text)
  })
})
server.listen(Number(process.env.PORT), '127.0.0.1')
process.on('SIGTERM', () => process.exit(0))
