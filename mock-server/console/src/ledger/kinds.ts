const KINDS: Record<string, string> = {
  center: '中心钱包',
  locked: '锁定',
  venue: '场馆',
  bonus: '红利',
  bank: '银行',
  house: '庄家',
  promo: '活动经费',
  exchange: '兑换',
}

/** 中心钱包, 场馆 CWZR … */
export const kindText = ({ kind, code }: { kind: string; code: string }): string =>
  [KINDS[kind] ?? kind, code].filter(Boolean).join(' ')

const VERBS: Record<string, string> = {
  adjust: '余额调整',
  bet: '投注',
  betRefund: '投注退回',
  settlement: '派彩',
  correction: '赛果更正',
  deposit: '存款',
  withdrawLock: '取款锁定',
  withdrawUnlock: '取款退回',
  withdraw: '取款汇出',
  transferIn: '转入场馆',
  transferOut: '转出场馆',
  exchange: '兑换',
  gift: '礼金',
  rebate: '返水',
  reward: '奖励',
  join: '参与活动',
  protect: '资金锁定',
  unprotect: '资金解锁',
}
/** Of a movement's verb, in Chinese where it has a word. */
export const verbText = (verb: string): string => VERBS[verb] ?? verb
export const ownerText = (member: string | null): string => member ?? '站点'
/** Why a balance was set. */
export const noteText = (note: string): string => (note === 'control' ? '控制台' : note)
