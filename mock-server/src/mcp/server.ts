import { Server } from '@modelcontextprotocol/server'
import { PROMPTS } from './prompts.data.ts'
import { type Reach, Told } from './reach.ts'
import { TEMPLATES, readResource, resourcesOf, uriOf } from './resources.ts'
import { callSite, siteCall } from './siteCall.ts'
import { noSuch, steer, worldFor } from './steer.ts'
import { CAPSULE, listed, toolsOf } from './tools.ts'

/** Longer answers are cut, and say so; the matches in play of a sport fit whole. */
const MOST_TEXT = 100_000
const NAME = 'chengwan-mock'
const INSTRUCTIONS = `A whole mock of a Chinese sports and games site, with play money. Tools steer it, the tool "call" does what a player does. Work in a world of your own (worlds, action create), then nobody is disturbed. Every password is abc12345; members.list tells the cast. Amounts end in _cents, times are epoch milliseconds.`

const cut = (text: string) =>
  text.length <= MOST_TEXT
    ? text
    : `${text.slice(0, MOST_TEXT)}\n… 共 ${text.length} 字，已截断：请用筛选参数缩小范围 · cut: narrow it by the parameters of the action`

/** A server of the protocol for one caller: what it offers comes of the documents of the two interfaces. */
export const openServer = (reach: Reach): Server => {
  const tools = toolsOf(reach.version, reach.isReadOnly)
  const known = [...tools.keys(), ...(reach.isReadOnly ? [] : [siteCall.name])]
  const server = new Server(
    { name: NAME, version: reach.version, title: '澄湾 模拟后端' },
    { capabilities: { tools: {}, resources: {}, prompts: {} }, instructions: INSTRUCTIONS },
  )
  const done = async (name: string, given: Record<string, unknown>) => {
    if (name === siteCall.name && !reach.isReadOnly)
      return [{ type: 'text' as const, text: cut(await callSite(reach, given)) }]
    const tool = tools.get(name)
    if (!tool) throw noSuch('工具', name, known)
    const text = await steer(reach, tool, given)
    if (name !== 'capsule' || given['as'] === 'playwright' || text.length <= MOST_TEXT)
      return [{ type: 'text' as const, text: cut(text) }]
    const uri = uriOf(await worldFor(reach, given['world']), CAPSULE)
    return [
      {
        type: 'text' as const,
        text: `${uri}：${text.length} 字的 JSON，作为资源读取 · read it as a resource`,
      },
      {
        type: 'resource_link' as const,
        uri,
        name: 'capsule',
        mimeType: 'application/json',
        size: text.length,
      },
    ]
  }
  server.setRequestHandler('tools/list', () => ({
    tools: [...[...tools.values()].map(listed), ...(reach.isReadOnly ? [] : [siteCall])],
  }))
  server.setRequestHandler('tools/call', async ({ params }) => {
    try {
      return { content: await done(params.name, params.arguments ?? {}) }
    } catch (error) {
      if (!(error instanceof Told)) throw error
      return { isError: true, content: [{ type: 'text', text: error.message }] }
    }
  })
  server.setRequestHandler('resources/list', () => ({ resources: resourcesOf(reach) }))
  server.setRequestHandler('resources/templates/list', () => ({ resourceTemplates: TEMPLATES }))
  server.setRequestHandler('resources/read', ({ params }) => readResource(reach, params.uri))
  server.setRequestHandler('prompts/list', () => ({
    prompts: PROMPTS.map(({ text: _text, ...prompt }) => prompt),
  }))
  server.setRequestHandler('prompts/get', ({ params }) => {
    const prompt = PROMPTS.find(({ name }) => name === params.name)
    if (!prompt)
      throw noSuch(
        '提示',
        params.name,
        PROMPTS.map(({ name }) => name),
      )
    const missing = prompt.arguments.find(
      ({ name, required }) => required && params.arguments?.[name] === undefined,
    )
    if (missing) throw new Told(`缺少参数 ${missing.name}，例如 ${missing.description}`)
    const text = prompt.text(params.arguments ?? {})
    return { description: prompt.title, messages: [{ role: 'user', content: { type: 'text', text } }] }
  })
  return server
}
