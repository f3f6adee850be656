/** What may happen to a call besides a code, as POST /faults names it. */
export const KINDS = [
  ['drop', '断开连接'],
  ['drop,after', '执行后断开连接'],
  ['timeout', '不回答'],
  ['malformed', '残缺内容'],
  ['empty', '空内容'],
  ['mute', '静默（聊天连接）'],
  ['delay', '延迟'],
  ['http=502', 'HTTP 502'],
  ['http=502,after', '执行后 HTTP 502'],
] as const

export const kindText = (kind: string): string => KINDS.find(([name]) => name === kind)?.[1] ?? kind
