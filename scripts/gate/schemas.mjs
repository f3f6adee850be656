/** Limits: whether a greater number lets more through. */
const LIMITS = {
  minimum: false,
  exclusiveMinimum: false,
  minLength: false,
  minItems: false,
  maximum: true,
  exclusiveMaximum: true,
  maxLength: true,
  maxItems: true,
}
const WORDS = {
  minimum: '最小值',
  exclusiveMinimum: '下限',
  minLength: '最短长度',
  minItems: '最少项数',
  maximum: '最大值',
  exclusiveMaximum: '上限',
  maxLength: '最大长度',
  maxItems: '最多项数',
}
const same = (a, b) => JSON.stringify(a) === JSON.stringify(b)
const text = (value) => JSON.stringify(value)

const valuesOf = (schema) => (schema.const !== undefined ? [schema.const] : schema.enum)
const branchesOf = (schema) => schema.anyOf ?? schema.oneOf
const typesOf = ({ type }) => (type === undefined ? undefined : [type].flat())

/**
 * What changed between two schemas. `tell(isWider, path, words)`: wider lets more through than before. A server that takes more, or gives
 * less, harms nobody.
 */
export const compareSchemas = (before, after, path, tell) => {
  if (same(before, after)) return
  const [old, now] = [branchesOf(before), branchesOf(after)]
  if (old || now) {
    compareBranches(old ?? [before], now ?? [after], path, tell)
    return
  }
  if (before.allOf || after.allOf) {
    const [parts, others] = [before.allOf ?? [before], after.allOf ?? [after]]
    if (parts.length === others.length)
      for (const [at, part] of parts.entries()) compareSchemas(part, others[at], path, tell)
    else tell(undefined, path, '的组成变了')
    return
  }
  compareTypes(before, after, path, tell)
}

const isAny = (schema) => typesOf(schema) === undefined && !valuesOf(schema)

const byName = (a, b) => a.localeCompare(b)

const compareTypes = (before, after, path, tell) => {
  const [words, others] = [valuesOf(before), valuesOf(after)]
  if (words && others) {
    const gone = words.filter((word) => !others.includes(word))
    const come = others.filter((word) => !words.includes(word))
    if (gone.length > 0) tell(false, path, `不再有取值 ${gone.map(text).join('、')}`)
    if (come.length > 0) tell(true, path, `多了取值 ${come.map(text).join('、')}`)
    return
  }
  if (isAny(before) || isAny(after)) {
    if (isAny(before) !== isAny(after))
      tell(isAny(after), path, isAny(after) ? '现在可以是任何值' : '不再可以是任何值')
    return
  }
  const [types, now] = [typesOf(before) ?? [typeof words[0]], typesOf(after) ?? [typeof others[0]]]
  if (!same(types.toSorted(byName), now.toSorted(byName))) {
    const isNumber = (list) => list.length === 1 && (list[0] === 'integer' || list[0] === 'number')
    const isWider = isNumber(types) && isNumber(now) ? now[0] === 'number' : undefined
    tell(isWider, path, `类型由 ${types.join('|')} 变为 ${now.join('|')}`)
    return
  }
  if (words && !others) tell(true, path, '不再限于列出的取值')
  if (!words && others) tell(false, path, `只剩取值 ${others.map(text).join('、')}`)
  compareLimits(before, after, path, tell)
  if (types.includes('object')) compareObjects(before, after, path, tell)
  if (types.includes('array')) compareLists(before, after, path, tell)
}

const compareLimits = (before, after, path, tell) => {
  for (const [name, isMore] of Object.entries(LIMITS)) {
    const [old, now] = [before[name], after[name]]
    if (old === now) continue
    const isGreater = now === undefined ? isMore : old === undefined ? !isMore : now > old
    tell(isGreater === isMore, path, `${WORDS[name]}由 ${old ?? '无'} 变为 ${now ?? '无'}`)
  }
  for (const name of ['pattern', 'format'])
    if (before[name] !== after[name])
      tell(
        before[name] === undefined ? false : after[name] === undefined ? true : undefined,
        path,
        `格式由 ${before[name] ?? '不限'} 变为 ${after[name] ?? '不限'}`,
      )
}

const compareObjects = (before, after, path, tell) => {
  const [old, now] = [before.properties ?? {}, after.properties ?? {}]
  const [must, mustNow] = [before.required ?? [], after.required ?? []]
  for (const [name, schema] of Object.entries(old)) {
    const at = `${path}.${name}`
    if (!(name in now)) tell('gone', at, '字段没有了')
    else {
      compareSchemas(schema, now[name], at, tell)
      if (must.includes(name) && !mustNow.includes(name)) tell(true, at, '由必有变为可有可无')
      if (!must.includes(name) && mustNow.includes(name)) tell(false, at, '由可有可无变为必有')
    }
  }
  for (const name of Object.keys(now))
    if (!(name in old))
      tell(
        mustNow.includes(name) ? 'must' : 'may',
        `${path}.${name}`,
        mustNow.includes(name) ? '新的必有字段' : '新的可选字段',
      )
  const [rest, others] = [before.additionalProperties, after.additionalProperties]
  if (typeof rest === 'object' && typeof others === 'object') compareSchemas(rest, others, `${path}[*]`, tell)
  else if (!same(rest, others)) tell(others === undefined || others === true, path, '可否有其他字段变了')
}

const compareLists = (before, after, path, tell) => {
  if (before.items && after.items) compareSchemas(before.items, after.items, `${path}[]`, tell)
  const [old, now] = [before.prefixItems ?? [], after.prefixItems ?? []]
  if (old.length !== now.length) tell(undefined, path, `由 ${old.length} 项变为 ${now.length} 项`)
  else for (const [at, item] of old.entries()) compareSchemas(item, now[at], `${path}[${at}]`, tell)
}

/** The same kind of thing: a branch that changed is compared with the one that it was. */
const mark = (schema) => {
  const fixed = Object.entries(schema.properties ?? {}).flatMap(([name, part]) =>
    part.const === undefined ? [] : [`${name}=${text(part.const)}`],
  )
  return `${typesOf(schema) ?? typeof valuesOf(schema)?.[0]} ${fixed.join()}`
}

const compareBranches = (old, now, path, tell) => {
  const left = [...now]
  const take = (test) => {
    const at = left.findIndex(test)
    return at < 0 ? undefined : left.splice(at, 1)[0]
  }
  const others = old.filter((branch) => !take((each) => same(each, branch)))
  for (const branch of others) {
    const other = take((each) => mark(each) === mark(branch))
    if (other) compareSchemas(branch, other, path, tell)
    else tell(false, path, `不再可以是 ${typesOf(branch) ?? text(valuesOf(branch))}`)
  }
  for (const branch of left) tell(true, path, `也可以是 ${typesOf(branch) ?? text(valuesOf(branch))}`)
}
