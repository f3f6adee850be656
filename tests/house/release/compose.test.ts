import { describe, expect, test } from 'vitest'
import { TESTER_HEADER } from '@app/contract/kit/headers'
import { WORLD_COOKIE, worldNameOf } from '../../../mock-server/src/kit/address.ts'
import { DEFAULT_WORLD } from '../../../mock-server/src/world/worlds.ts'
import { rendered } from '../../load/rig/template.mjs'
import { exists, read } from '../rig/repository.ts'

const compose = read('docker-compose.yml')
const door = read('docker/scale.conf.template')
const [, services = '', volumes = ''] = /\nservices:\n([\s\S]*)\nvolumes:\n([\s\S]*)/.exec(compose) ?? []
const names = (text: string) => Array.from(text.matchAll(/^ {2}([\w-]+):/gm), ([, name = '']) => name)
const service = (name: string) =>
  new RegExp(`^ {2}${name}:\\n((?: {4}.*\\n|\\n)+)`, 'm').exec(services)?.[1] ?? ''
const port = /env\['PORT'\] \?\? (\d+)/.exec(read('mock-server/src/main.ts'))?.[1]
const mocks = names(services).filter((name) => service(name).includes('<<: *mock'))

describe('the compose file', () => {
  test('builds from files that are there, which ask for their health', () => {
    const built = Array.from(compose.matchAll(/dockerfile: (\S+?) \}/g), ([, file = '']) => file)
    expect(built.length).toBeGreaterThan(1)
    expect(built.filter((file) => !exists(file) || !read(file).includes('HEALTHCHECK'))).toEqual([])
    expect(read('docker/mock.Dockerfile')).toContain(`http://127.0.0.1:${port}/__mock/health`)
    expect(read('docker/mock.Dockerfile')).toContain(`PORT=${port}`)
    expect(service('door')).toContain('/__mock/health')
    const mounted = Array.from(services.matchAll(/'\.\/([^:']+):/g), ([, file = '']) => file)
    expect(mounted).toContain('docker/scale.conf.template')
    expect(mounted.filter((file) => !exists(file))).toEqual([])
  })

  test('gives each mock a volume of its own, and the door all of them', () => {
    const own = mocks.map((name) => /\['([\w-]+):\/data'\]/.exec(service(name))?.[1] ?? '')
    expect(mocks.length).toBeGreaterThan(2)
    expect(own.toSorted()).toEqual(names(volumes).toSorted())
    expect(new Set(own).size).toBe(mocks.length)
    const behind = Array.from(service('door').matchAll(/server ([\w-]+):(\d+) max_fails=0;/g))
    expect(behind.map(([, name]) => name)).toEqual(mocks)
    expect(behind.filter(([, , at]) => at !== port)).toEqual([])
    for (const name of mocks) expect(service('door')).toContain(`${name}: { condition: service_healthy }`)
  })
})

describe('the door of the scale-out profile', () => {
  /** What a map falls back to when its source is empty. */
  const chain = (source: string) =>
    new RegExp(`map \\$${source} \\$(\\w+) \\{\\s+default \\$${source};\\s+''\\s+\\$?([\\w-]+);\\s+\\}`)
      .exec(door)
      ?.slice(1)

  test('finds the name of a world where the server finds it, in the same order', () => {
    const header = `http_${TESTER_HEADER.world.replaceAll('-', '_')}`
    const [byHeader, byAddress] = [chain(header), chain('arg___world')]
    expect(byHeader?.[1]).toBe(byAddress?.[0])
    expect(byAddress?.[1]).toBe(chain(`cookie_${WORLD_COOKIE}`)?.[0])
    expect(chain(`cookie_${WORLD_COOKIE}`)?.[1]).toBe(DEFAULT_WORLD)
    const cookies = `${WORLD_COOKIE}=c`
    expect(worldNameOf({ header: 'a', query: 'b', cookies })).toBe('a')
    expect(worldNameOf({ header: undefined, query: 'b', cookies })).toBe('b')
    expect(worldNameOf({ header: undefined, query: undefined, cookies })).toBe('c')
    expect(worldNameOf({ header: undefined, query: undefined, cookies: undefined })).toBe(DEFAULT_WORLD)
  })

  test('sends every request to the one mock of its world, websockets too', () => {
    expect(door).toMatch(/hash \$shard consistent;\s+\$\{MOCKS\}/)
    expect(door).toContain('proxy_next_upstream off;')
    expect(door).toContain('proxy_set_header Upgrade $http_upgrade;')
    expect(door.match(/proxy_pass /g)).toHaveLength(1)
    expect(service('door')).toContain("LISTEN: '80'")
  })
})

describe('the image of the client', () => {
  const template = 'docker/client.conf.template'
  const image = read('docker/client.Dockerfile')
  /** The image's own start makes it (NGINX_ENTRYPOINT_LOCAL_RESOLVERS). */
  const RESOLVERS = 'NGINX_LOCAL_RESOLVERS'

  test('has a value for all that its template asks for, and docs/production.md tells of each', () => {
    const asked = new Set(Array.from(read(template).matchAll(/\$\{(\w+)\}/g), ([, name = '']) => name))
    const set = Array.from(image.matchAll(/ENV .*|(\w+)=/g)).join(' ')
    const documented = read('docs/production.md')
    expect([...asked].filter((name) => name !== RESOLVERS && !set.includes(`${name}=`))).toEqual([])
    expect([...asked].filter((name) => !documented.includes(`\`${name}\``))).toEqual([])
    expect(image).toContain('NGINX_ENTRYPOINT_LOCAL_RESOLVERS=1')
    const [, filled = ''] = /envsubst '(.+)' < docker\/client/.exec(documented) ?? []
    expect(filled.split(' ').toSorted()).toEqual([...asked].map((name) => `\${${name}}`).toSorted())
  })

  test('names a backend behind TLS, checks it, and asks for its address again', () => {
    const text = rendered(template, {
      BACKEND: 'https://api.example',
      BACKEND_HOST: '',
      BACKEND_VERIFY: 'on',
    })
    expect(text).toContain('proxy_ssl_server_name on;')
    expect(text).toContain('proxy_ssl_verify on;')
    expect(text).toContain('set $backend "https://api.example";')
    expect(text).toMatch(/map "https:\/\/api.example" \$usual_host \{\s+~\^https: \$proxy_host;/)
    // A literal address is asked for once, when nginx starts.
    expect(text.match(/proxy_pass [^;]+/g)).toEqual(['proxy_pass $backend', 'proxy_pass $backend'])
    expect(text.match(/proxy_set_header Host \$backend_host;/g)).toHaveLength(2)
  })

  test('says a header of safety only where the backend says none', () => {
    const client = read('docker/client.conf.template')
    const server = client.slice(client.indexOf('\nserver {'), client.indexOf('  location '))
    const added = Array.from(server.matchAll(/add_header (\S+) (\S+)/g), ([, name = '', value = '']) => [
      name,
      value,
    ])
    expect(added.length).toBeGreaterThan(3)
    for (const [name = '', value = ''] of added)
      expect(client).toContain(`map $upstream_http_${name.replaceAll('-', '_')} ${value} {\n  ''`)
  })
})
