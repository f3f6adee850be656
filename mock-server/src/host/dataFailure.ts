import { DataFailure } from '../world/storage.ts'

const KINDS = [
  { kind: 'damaged', codes: /^SQLITE_(NOTADB|CORRUPT)/ },
  { kind: 'busy', codes: /^(SQLITE_(BUSY|LOCKED)|EBUSY)/ },
  { kind: 'full', codes: /^(SQLITE_FULL|ENOSPC|EDQUOT)/ },
  {
    kind: 'closed',
    codes:
      /^(SQLITE_(CANTOPEN|READONLY|PERM|AUTH|IOERR)|EACCES|EPERM|EROFS|EISDIR|ENOTDIR|EEXIST|ENOENT|ENAMETOOLONG|EIO)/,
  },
] as const

const SENTENCES: Record<(typeof KINDS)[number]['kind'], (path: string, code: string) => string> = {
  damaged: (path) =>
    `数据文件 ${path} 已损坏，没有改动它：把它移到别处会重新生成，或换一个数据目录，例如 DATA_DIR=.data2 · damaged, left as it was: move it away or choose another DATA_DIR`,
  busy: (path) =>
    `数据文件 ${path} 正被另一个服务使用：先停止它，或换一个数据目录，例如 DATA_DIR=.data2 · in use by another server: stop that, or choose another DATA_DIR`,
  full: (path) =>
    `磁盘已满，不能写入 ${path}，原有数据没有改动：请腾出空间，或换一个数据目录 DATA_DIR · the disk is full: make room, or choose another DATA_DIR`,
  closed: (path, code) =>
    `不能读写 ${path}（${code}）：请检查它和所在文件夹的权限与类型，或换一个数据目录，例如 DATA_DIR=.data2 · cannot be read or written: check its permissions, or choose another DATA_DIR`,
}

/** What went wrong with a file of the data, in a sentence that names it; any other error as it is. */
const explained = (path: string, error: unknown): unknown => {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const found = KINDS.find(({ codes }) => codes.test(code))
  return found ? new DataFailure(SENTENCES[found.kind](path, code), { cause: error }) : error
}

/** Does `work` on a file or folder of the data. */
export const onData = <T>(path: string, work: () => T): T => {
  try {
    return work()
  } catch (error) {
    throw explained(path, error)
  }
}

export const damaged = (path: string): DataFailure => new DataFailure(SENTENCES.damaged(path, ''))
