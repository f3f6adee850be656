/** A change is decided where its call is, or the path that carries it. */
const isDecided = ({ where }, decided) => decided.has(where) || decided.has(where.split(':')[0])

/** What a check says about the changes: undefined where none breaks without a decision. */
export const objection = (changes, decided, version) => {
  const broken = changes.filter((change) => change.isBreaking && !isDecided(change, decided))
  if (broken.length === 0) return undefined
  const lines = broken.map(({ where, words, whom }) => `  ${where}：${words}——${whom}会出错`)
  const [{ where }] = broken
  return [
    `与已发布的 ${version} 相比，契约有 ${broken.length} 处破坏性变化：`,
    ...lines,
    '两条出路：',
    '  一、改成只增不减：旧字段、旧取值、旧地址保留，新的另加；',
    `  二、确实要破坏：在 docs/decisions 写一页决定，说明谁要跟着改，并写明一行“破坏契约：\`${where}\`”（多处用顿号分开）。`,
  ].join('\n')
}

/** One line of what changed. */
export const summary = (changes, version) => {
  const breaking = changes.filter(({ isBreaking }) => isBreaking).length
  if (changes.length === 0) return `契约与已发布的 ${version} 相同`
  return `与已发布的 ${version} 相比：只增 ${changes.length - breaking} 处，破坏 ${breaking} 处`
}
