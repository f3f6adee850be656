import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import { Client } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { expect, it } from 'vitest'
import { openApp } from '../harness.ts'

it('npm run mcp speaks the protocol on its input and output, for the mock at MOCK_URL, with its token', async () => {
  const app = openApp({ guard: { host: '127.0.0.1', token: 'secret' } })
  const server = createAdaptorServer({ fetch: app.hono.fetch })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const client = new Client({ name: 'agent', version: '1' })
  try {
    await client.connect(
      new StdioClientTransport({
        command: process.execPath,
        args: ['scripts/run.mjs', 'mcp'],
        env: {
          ...(process.env as Record<string, string>),
          MOCK_URL: `http://127.0.0.1:${port}`,
          MOCK_TOKEN: 'secret',
          MOCK_WORLD: 'on-stdio',
        },
        stderr: 'inherit',
      }),
    )
    const { tools } = await client.listTools()
    expect(tools.map(({ name }) => name)).toContain('faults')
    const { content } = await client.callTool({
      name: 'members',
      arguments: { action: 'create', name: 'stdio01', vip: 2 },
    })
    expect(JSON.parse((content as { text: string }[])[0]!.text)).toMatchObject({ name: 'stdio01', vip: 2 })
    expect(app.worlds.has('on-stdio')).toBe(true)
  } finally {
    await client.close()
    server.close()
  }
})
