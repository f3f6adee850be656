// node scripts/errors-doc.mjs [--check]: docs/triggering-errors.md from the contract's codes and seeds/causes.data.ts.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { contract } from '../contract/src/index.ts'
import { COMMON_REFUSALS, flatten } from '../contract/src/kit/endpoint.ts'
import { STATUS } from '../contract/src/kit/status.ts'
import { CAUSES } from '../seeds/causes.data.ts'
import { CAST_PASSWORD, CAST_SECOND_PASSWORD } from '../seeds/people.ts'
import { at } from './kit/paths.mjs'

export const DOCUMENT = 'docs/triggering-errors.md'
const CONTROL = '/__mock/api'
const MOST_LISTED = 6

const declared = flatten(contract)
const endpointOf = (id) => declared.find((each) => each.id === id)?.endpoint
const codes = Object.entries(STATUS).toSorted(([, a], [, b]) => a.code - b.code)

/** What the placeholders of a step stand for. */
const WORDS = {
  $password: `md5(${CAST_PASSWORD})`,
  $otherPassword: 'md5(xyz98765)',
  $secondPassword: `md5(${CAST_SECOND_PASSWORD})`,
  $cardId: '上一步的 bank.0.id',
  $code: '发件箱里的验证码',
  $wrongCode: '另外六位数字',
  $channelToken: '上一步的 channel.token',
}
const json = (body) =>
  JSON.stringify(body).replaceAll(/"(\$\w+)"/g, (whole, name) => `"<${WORDS[name] ?? name.slice(1)}>"`)

const stepText = (step) => {
  if ('control' in step) return `\`${step.control} ${CONTROL}${step.path}\` \`${json(step.body)}\``
  if ('wait' in step) return `\`POST ${CONTROL}/clock\` \`{"advance_s":${step.wait}}\``
  if ('times' in step) return `重复 ${step.times} 次：${step.steps.map(stepText).join('，再 ')}`
  const { method, path } = endpointOf(step.call)
  const sent = { ...step.headers, ...(step.requestId ? { 'X-API-REQUEST-ID': step.requestId } : {}) }
  const headers = Object.entries(sent).map(([name, value]) => `，请求头 \`${name}: ${value}\``)
  const who = step.as ? `以 \`${step.as}\` 的身份 ` : ''
  return `${who}\`${method} ${path}\` \`${json(step.body ?? {})}\`${headers.join('')}`
}

const forceText = (code, id) => {
  if (id === null) return ['- 强制 · forced：不需要 · needs none']
  const { method, path } = endpointOf(id)
  return [
    `- 强制 · forced（以 \`${method} ${path}\` 为例）：`,
    `  - 请求头 \`x-mock-status: ${code}\``,
    `  - 页面地址 \`/?__fault=${path}:${code}\``,
    `  - 规则 \`POST ${CONTROL}/faults\` \`${JSON.stringify({ path, status_code: code, times: 1 })}\``,
  ]
}

const declaredText = (name) => {
  if (name === 'SUCCESS' || COMMON_REFUSALS.includes(name)) return '所有接口'
  if (name === 'LOGIN_EXPIRED') return '所有需要登录的接口'
  const ids = declared.filter(({ endpoint }) => endpoint.refusals.includes(name)).map(({ id }) => `\`${id}\``)
  const rest = ids.length > MOST_LISTED ? ` 等 ${ids.length} 个` : ''
  return `${ids.slice(0, MOST_LISTED).join(' ')}${rest}`
}

const section = ([name, { code, http, message }]) => {
  const { natural, steps = [], says, client, force } = CAUSES[name]
  return [
    `### ${code} ${name}`,
    '',
    `- 文字 · text：${message === '' ? '（无）' : message} · HTTP ${http} · 声明于：${declaredText(name)}`,
    natural === null
      ? '- 自然触发 · natural cause：仅可强制 · only by force'
      : `- 自然触发 · natural cause：${natural}${says ? `。此时的文字：“${says}”` : ''}`,
    ...steps.map((step, index) => `  ${index + 1}. ${stepText(step)}`),
    `- 客户端 · client：${client}`,
    ...forceText(code, force),
    '',
  ]
}

const row = ([name, { code, message }]) => {
  const { natural } = CAUSES[name]
  return `| [${code}](#${code}-${name.toLowerCase()}) | ${name} | ${message || '（无）'} | ${natural ?? '仅可强制'} |`
}

const INTRODUCTION = `# 触发每一个状态码

54 个状态码，每个都说明怎样自然出现、玩家看到什么、怎样强制出现。本页由 \`npm run task errors-doc\` 从契约与
\`seeds/causes.data.ts\` 生成；\`tests/server/causes.test.ts\` 照着每一行做一遍，并检查本页没有过期。

**In English.** For each of the 54 codes: its text, what causes it naturally (steps to do in order), what the player sees, and how to
force it, with addresses to copy. Codes and endpoints go by their English names; causes are told in Chinese. To force one:

- \`x-mock-status: 6029\` as a header, for that one call;
- \`/?__fault=/site/api/v1/user/login:6029\` as the page's address, for the next such call of this world (\`…:6029*3\` three, \`…:6029*\` every one);
- \`POST ${CONTROL}/faults\` \`{"path":"PATH","status_code":6029,"times":1}\` as a rule; \`DELETE ${CONTROL}/faults\` takes all rules back.

A forced answer changes no data. Steps are for one world (header \`x-mock-world: errors\`); "以 \`vip5\` 的身份" is "as \`vip5\`":
\`POST ${CONTROL}/members/vip5/session\` gives the token for \`X-API-TOKEN\`. Each call carries \`X-API-CLIENT: web\` and
\`X-API-SITE: 1001\`; \`PATCH ${CONTROL}/settings\` \`{"checkBlobs":false}\` spares it tt and xx.

## 怎样照着做 · How to follow

- 每一步都在同一个世界里：给请求加上 \`x-mock-world: errors\`，或打开 \`/?__world=errors\`。
- “以 \`vip5\` 的身份”：\`POST ${CONTROL}/members/vip5/session\` 给出令牌，放进请求头 \`X-API-TOKEN\`；在浏览器里打开 \`/?__as=vip5\`。
- 每个接口请求都带 \`X-API-CLIENT: web\` 与 \`X-API-SITE: 1001\`。用 curl 时先 \`PATCH ${CONTROL}/settings\` \`{"checkBlobs":false}\`，免去 tt 与 xx。
- 短信与邮件验证码在 \`GET ${CONTROL}/outbox\`，未完成的图形与滑块验证及其答案在 \`GET /__mock/api/captcha\`。全部会员的密码都是 \`${CAST_PASSWORD}\`，以 md5 传送。

## 强制的三种方式 · Three ways to force

| 方式 · way | 范围 · for |
| --- | --- |
| 请求头 \`x-mock-status\` | 只对这一次请求 |
| 页面地址 \`?__fault=路径:状态码\` | 对这个世界的下一次调用；\`…:6413*3\` 三次，\`…:6413*\` 每一次 |
| 规则 \`POST ${CONTROL}/faults\` | 对这个世界，次数由 \`times\` 决定；\`path\` 可用通配符，对不上任何接口时拒绝并给出最接近的；6000 表示放行 |

强制的回答不改动任何数据（\`after\` 除外）。\`DELETE ${CONTROL}/faults\` 删除全部规则。连接中断、超时、乱码等不是状态码的故障用请求头
\`x-mock-fault\`：\`drop\`、\`timeout\`、\`malformed\`、\`empty\`、\`http=502\`、\`delay=1500\`；其后加
\`,after\`（规则里 \`"after":true\`）为先执行、再丢失回答：事情办了，玩家没有听到。

## 一览 · All codes

| 状态码 · code | 名称 · name | 文字 · text | 自然触发 · natural cause |
| --- | --- | --- | --- |`

/** What the document should hold. */
export const contents = () =>
  [INTRODUCTION, ...codes.map(row), '', '## 逐个说明 · Each code', '', ...codes.flatMap(section)].join('\n')

export const isStale = () => !existsSync(at(DOCUMENT)) || readFileSync(at(DOCUMENT), 'utf8') !== contents()

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const isCheck = process.argv.includes('--check')
  const wasStale = isStale()
  if (wasStale && !isCheck) writeFileSync(at(DOCUMENT), contents())
  if (wasStale) console.log(`${isCheck ? '已过期 · stale' : '已更新 · written'}: ${DOCUMENT}`)
  process.exitCode = isCheck && wasStale ? 1 : 0
}
