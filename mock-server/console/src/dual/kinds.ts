import type { DifferenceKind } from '@app/contract/control/dual'
import type { Tone } from '../ui/Tag.tsx'

export const KIND_TEXT: Record<DifferenceKind, string> = {
  code: '状态码',
  http: 'HTTP',
  envelope: '信封',
  shape: '形状',
  extra: '多字段',
  missing: '少字段',
  value: '取值',
  money: '金额',
  order: '顺序',
  message: '文字',
  frame: '消息',
}
const GRAVE: readonly DifferenceKind[] = ['code', 'envelope', 'shape', 'money', 'frame']
export const toneOf = (kind: DifferenceKind): Tone => (GRAVE.includes(kind) ? 'bad' : 'warn')

/** Why a call was held against the contract alone. */
export const APART_TEXT: Record<string, string> = {
  own: '真实后端自有的账号',
  lone: '影子世界里没有对应的编号',
  person: '要由人完成的验证',
  torn: '漏过调用之后',
  unread: '回答无法解读',
  hasty: '各自计时的频率限制',
}
/** A value as it is written, on one line. */
export const written = (value: unknown): string => (value === undefined ? '（没有）' : JSON.stringify(value))
