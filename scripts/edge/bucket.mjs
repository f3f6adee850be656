import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync, readFileSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { dirname, join } from 'node:path'

const WRONG = 500
const HALF = 0.5
const PARTIAL = '.partial'
const etagOf = (bytes) => `"${createHash('md5').update(bytes).digest('hex')}"`
const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

const filesIn = (folder) => {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.endsWith(PARTIAL))
      .map((entry) => join(entry.parentPath, entry.name))
  } catch (error) {
    if (error.code === 'ENOENT') return []
    throw error
  }
}
const read = (file) => {
  try {
    return readFileSync(file)
  } catch (error) {
    if (error.code === 'ENOENT') return undefined
    throw error
  }
}

/**
 * Stands in for a bucket where none is: as much of S3 as the engine asks for, in a folder of this machine, for whoever reaches the
 * port, without fsync. No S3 server of the npm registry heeds conditional writes, and the engine joins no bucket without them.
 * `faults.status` refuses every write, `faults.delayMs` delays every answer; `faults.odds` is how often a write goes wrong: it is kept
 * or not, and refused or never answered.
 */
export const openBucket = async (folder, port = 0) => {
  const faults = { status: 0, delayMs: 0, odds: 0, wrong: 0 }
  const fileOf = (path) => join(folder, ...path.split('/').map((part) => part.replaceAll('..', '%2E%2E')))
  const list = (bucket, query) => {
    const prefix = query.get('prefix') ?? ''
    const after = query.get('continuation-token') ?? query.get('start-after') ?? ''
    const root = fileOf(bucket)
    const keys = filesIn(dirname(fileOf(`${bucket}/${prefix}x`)))
      .map((file) => file.slice(root.length + 1).replaceAll('\\', '/'))
      .filter((key) => key.startsWith(prefix) && key > after)
      .toSorted()
    const some = keys.slice(0, Number(query.get('max-keys') ?? 1_000))
    const told = some.map((key) => {
      const { size, mtime } = statSync(fileOf(`${bucket}/${key}`))
      return `<Contents><Key>${escaped(key)}</Key><LastModified>${mtime.toISOString()}</LastModified><Size>${size}</Size></Contents>`
    })
    const isCut = some.length < keys.length
    const next = isCut ? `<NextContinuationToken>${escaped(some.at(-1) ?? '')}</NextContinuationToken>` : ''
    return `<ListBucketResult><IsTruncated>${isCut}</IsTruncated>${next}${told.join('')}</ListBucketResult>`
  }
  const write = (file, body, { 'if-match': match, 'if-none-match': noneMatch }) => {
    const there = match || noneMatch ? read(file) : undefined
    if (match && !there) return { status: 404 }
    if ((noneMatch === '*' && there) || (match && match !== etagOf(there))) return { status: 412 }
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file + PARTIAL, body)
    renameSync(file + PARTIAL, file)
    return { status: 200, headers: { etag: etagOf(body) } }
  }
  const found = (file, range) => {
    const bytes = read(file)
    if (!bytes) return { status: 404, body: '<Error><Code>NoSuchKey</Code></Error>' }
    const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(range ?? '') ?? []
    const body = from ? bytes.subarray(Number(from), to ? Number(to) + 1 : undefined) : bytes
    const part = from && {
      'content-range': `bytes ${from}-${Number(from) + body.length - 1}/${bytes.length}`,
    }
    return { status: from ? 206 : 200, body, headers: { etag: etagOf(bytes), ...part } }
  }
  const answer = ({ method, headers }, { pathname, searchParams }, body) => {
    const path = decodeURIComponent(pathname.slice(1))
    const [bucket, key] = [path.split('/', 1)[0], path.slice(path.indexOf('/') + 1)]
    if (method === 'GET' && !key) return { status: 200, body: list(bucket, searchParams) }
    if (method === 'GET' || method === 'HEAD') return found(fileOf(path), headers.range)
    if (faults.status) return { status: faults.status }
    if (method === 'PUT') return write(fileOf(path), body, headers)
    if (method === 'DELETE') return { status: 204, body: rmSync(fileOf(path), { force: true }) }
    return { status: 501 }
  }
  const serve = async (request, response) => {
    const body = await buffer(request)
    if (faults.delayMs) await new Promise((resolve) => setTimeout(resolve, faults.delayMs))
    const isWrong = request.method === 'PUT' && Math.random() < faults.odds
    if (isWrong) faults.wrong += 1
    const isKept = !isWrong || Math.random() < HALF
    const told = isKept ? answer(request, new URL(request.url, 'http://bucket'), body) : { status: WRONG }
    if (isWrong && Math.random() < HALF) throw new Error('hung up')
    if (isWrong) Object.assign(told, { status: WRONG, body: undefined })
    response.writeHead(told.status, { 'content-length': told.body?.length ?? 0, ...told.headers })
    response.end(request.method === 'HEAD' ? undefined : told.body)
  }
  // A node that is killed hangs up in the middle of what it writes.
  const server = createServer((request, response) => {
    serve(request, response).catch(() => response.destroy())
  })
  // A write that meets a hang-up is lost: the engine doesn't send it again.
  server.keepAliveTimeout = 0
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: server.address().port,
    server,
    faults,
    bytes: () => filesIn(folder).map((file) => ({ file, bytes: statSync(file).size })),
    close: async () => {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}
