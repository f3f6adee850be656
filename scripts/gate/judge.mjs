import { compareSchemas } from './schemas.mjs'

const WHOM = {
  asks: '按旧契约发送请求的客户端',
  reads: '按旧契约读取回答的客户端',
}

/**
 * Every change of the wire between two contracts: where, whether it breaks, what it is in words, and whom it breaks.
 * A client that knows only `before` must be able to go on.
 */
export const judge = (before, after) => {
  const changes = []
  const say = (isBreaking, where, words, whom = WHOM.asks) =>
    changes.push({ isBreaking, where, words, whom: isBreaking ? whom : undefined })

  /** What a client sends: a server may take more, never less. */
  const asked = (where, name, old, now) => {
    if (!old || !now) {
      if (old !== now) say(!now, where, now ? `${name}：现在会用到` : `${name}：不再使用`)
      return
    }
    compareSchemas(old, now, name, (change, path, words) => {
      const isBreaking =
        change === 'may' ? false : change === 'gone' || change === 'must' ? true : change !== true
      say(isBreaking, where, `请求 ${path} ${words}`)
    })
  }
  /** What a client reads: a server may give less that is different, and fields more. */
  const told = (where, name, old, now) => {
    if (!old || !now) {
      if (old !== now) say(!now, where, now ? `${name}：现在会发出` : `${name}：不再发出`, WHOM.reads)
      return
    }
    compareSchemas(old, now, name, (change, path, words) => {
      const isBreaking =
        change === 'may' || change === 'must' ? false : change === 'gone' ? true : change !== false
      say(isBreaking, where, `回答 ${path} ${words}`, WHOM.reads)
    })
  }
  const effects = (where, old, now) => {
    if (old === now) return
    if (old === 'money') say(true, where, '不再按请求编号只执行一次：重发可能动两次钱')
    else say(false, where, `作用由 ${old} 变为 ${now}`)
  }

  const AUTH = ['public', 'optional', 'member']
  const call = (id, old, now) => {
    if (old.method !== now.method || old.path !== now.path) {
      const known = [now.path, ...now.aliases]
      say(
        old.method !== now.method || !known.includes(old.path),
        id,
        `地址由 ${old.method} ${old.path} 变为 ${now.method} ${now.path}`,
      )
    }
    for (const alias of old.aliases)
      if (alias !== now.path && !now.aliases.includes(alias)) say(true, id, `别名 ${alias} 没有了`)
    for (const alias of now.aliases)
      if (alias !== old.path && !old.aliases.includes(alias)) say(false, id, `多了别名 ${alias}`)
    if (old.auth !== now.auth)
      say(AUTH.indexOf(now.auth) > AUTH.indexOf(old.auth), id, `登录要求由 ${old.auth} 变为 ${now.auth}`)
    if (old.upload !== now.upload) say(true, id, now.upload ? '改为表单上传' : '不再是表单上传')
    effects(id, old.effect, now.effect)
    const gone = old.refusals.filter((code) => !now.refusals.includes(code))
    const come = now.refusals.filter((code) => !old.refusals.includes(code))
    if (come.length > 0) say(false, id, `多了拒绝码 ${come.join('、')}`)
    if (gone.length > 0) say(false, id, `不再有拒绝码 ${gone.join('、')}`)
    asked(id, 'body', old.in, now.in)
    told(id, 'data', old.out, now.out)
    for (const [name, one] of Object.entries(old.carries)) {
      const other = now.carries[name]
      const where = `${id}:${name}`
      if (!other) say(true, where, '没有了')
      else {
        effects(where, one.effect, other.effect)
        asked(where, 'request', one.in, other.in)
        told(where, 'data', one.out, other.out)
      }
    }
    for (const name of Object.keys(now.carries))
      if (!(name in old.carries)) say(false, `${id}:${name}`, '新的调用')
  }

  for (const [id, old] of Object.entries(before.calls)) {
    const now =
      after.calls[id] ??
      Object.values(after.calls).find(({ path, method }) => path === old.path && method === old.method)
    if (now) call(id, old, now)
    else say(true, id, `调用没有了（${old.method} ${old.path}）`)
  }
  for (const [id, now] of Object.entries(after.calls))
    if (
      !before.calls[id] &&
      !Object.values(before.calls).some(({ path, method }) => path === now.path && method === now.method)
    )
      say(false, id, `新的调用（${now.method} ${now.path}）`)
  for (const [id, { up, down }] of Object.entries(before.messages)) {
    const now = after.messages[id]
    if (!now) say(true, `ws:${id}`, '消息没有了')
    else {
      asked(`ws:${id}`, 'msgData', up, now.up)
      told(`ws:${id}`, 'msgData', down, now.down)
    }
  }
  for (const id of Object.keys(after.messages))
    if (!(id in before.messages)) say(false, `ws:${id}`, '新的消息')
  for (const [code, http] of Object.entries(before.codes)) {
    const now = after.codes[code]
    if (now === undefined) say(true, code, '状态码没有了', WHOM.reads)
    else if (now !== http) say(true, code, `HTTP 状态由 ${http} 变为 ${now}`, WHOM.reads)
  }
  for (const code of Object.keys(after.codes)) if (!(code in before.codes)) say(false, code, '新的状态码')
  return changes
}
