/** A problem that its message explains: printed without a stack. */
export class Failure extends Error {}

const CLOSED = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EISDIR', 'EEXIST'])
const FULL = new Set(['ENOSPC', 'EDQUOT'])

/** What to print of a problem: its sentence; of a file that can't be written which one and what to do; else the whole of it. */
export const explained = (error) => {
  if (error instanceof Failure) return `✗ ${error.message}`
  const { code, dest, path = dest } = error ?? {}
  if (path && CLOSED.has(code))
    return `✗ 不能写入 ${path}（${code}）：请检查它的权限；只读的目录请先复制到可写的位置 · cannot be written: check its permissions, or copy the project to a place that can be written`
  if (path && FULL.has(code))
    return `✗ 磁盘已满，不能写入 ${path}：请腾出空间后重试 · the disk is full: make room and try again`
  return error
}
