/** Settled outcomes of a selection, and D for void. */
export type Outcome = 'W' | 'LW' | 'P' | 'LL' | 'L' | 'D'

/** Bet result codes of a ticket: A restores it (the settlement is reversed), D may carry one of 24 reasons. */
export const resultLabels: Record<Outcome | 'A', string> = {
  A: '还原',
  W: '赢',
  LW: '赢半',
  LL: '输半',
  L: '输',
  P: '和局',
  D: '取消',
}

/** U-SPORT-02: the 24 reasons in the specification's order. */
export const voidReasons = {
  D0: '注单自动取消',
  D1: '赛事取消',
  D2: '盘口/赔率错误',
  D3: '赛果错误',
  D4: '非正常投注',
  D5: '赛事提前',
  D6: '进球取消',
  D7: '红卡取消',
  D8: '队名错误',
  D9: '赛事延期',
  DA: '赛事时间不正规',
  DB: '赛事腰斩',
  DC: '球员弃权',
  DD: '主客场错误',
  DE: '联赛名称错误',
  DF: '无加时/点球',
  DG: '赛程错误',
  DH: '无角球',
  DI: '无罚牌',
  DJ: '无点球',
  DK: '投注失败',
  DL: '无局数',
  DM: '视频裁判裁决',
  DZ: '球员未参赛',
} as const
export type VoidReason = keyof typeof voidReasons
/** What a ticket's `result` may be. */
export type ResultCode = Outcome | 'A' | VoidReason
export const resultCodes = [...Object.keys(resultLabels), ...Object.keys(voidReasons)] as ResultCode[]

/** 赢, 赛事腰斩; an unmapped D letter is 注单取消(code), anything else "--". */
export const resultLabel = (code: string): string => {
  if (Object.hasOwn(resultLabels, code)) return resultLabels[code as Outcome]
  if (Object.hasOwn(voidReasons, code)) return voidReasons[code as VoidReason]
  return /^D[0-9A-Z]$/.test(code) ? `注单取消(${code})` : '--'
}

/** Every D code pays like D; A and unknown codes have no outcome. */
export const outcomeOf = (code: string): Outcome | undefined => {
  if (code !== 'A' && Object.hasOwn(resultLabels, code)) return code as Outcome
  return /^D[0-9A-Z]$/.test(code) ? 'D' : undefined
}

/**
 * The code by which a settled ticket is told: a series is W as soon as no leg is lost, but half losses can cost more than they
 * give back. `netCents` is the return less the risk.
 */
export const toldCode = (code: string, netCents: number): string => {
  if (code !== 'W' || netCents > 0) return code
  return netCents === 0 ? 'P' : 'L'
}
