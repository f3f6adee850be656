/** Why the slip or the server refuses: machine-readable, Chinese at the edge. */
export const refusalLabels = {
  maxEntries: '投注项数量已达上限',
  pendingConfirmation: '当前还有订单正在确认中,请稍等',
  sameMatch: '同一场赛事不可串关',
  championOnly: '冠军盘不可与其他投注项组合',
  notCombinable: '该玩法不支持串关',
  minEntries: '串关至少需要2项',
  suspended: '盘口暂停，请稍后再试',
  oddsChanged: '赔率已变化，请确认后再投注',
  belowMin: '低于最低投注额',
  aboveMax: '超过最高投注额',
  insufficientBalance: '余额不足',
  closed: '盘口已关闭',
  dangerousBall: '危险球，投注未成立',
  // The member's own limits and breaks (UN-31, UN-32).
  ownRest: '您正处于冷静期或自我排除期，暂时不能投注',
  ownStake: '超过您自设的投注限额',
  ownLoss: '可能超过您自设的亏损限额',
  ownTime: '今日游戏时长已达到您的设定',
  systemUnknown: '该组合不支持系统串关',
  cashOutClosed: '该注单暂不支持提前兑现',
  cashOutChanged: '兑现金额已变化，请确认',
  cashOutPart: '兑现部分与剩余部分的本金都不能低于 1 元',
  cashOutReached: '当前报价已达到设定金额，可直接兑现',
  cashOutTarget: '设定金额高于该注单可能达到的报价',
} as const
/** What happened on the match that refused a bet as dangerousBall. */
export const dangerLabels = {
  goal: '进球，投注未成立',
  goalCancelled: '进球取消，投注未成立',
  penalty: '点球，投注未成立',
  red: '红牌，投注未成立',
  var: '视频裁判，投注未成立',
} as const
export type Danger = keyof typeof dangerLabels
export const dangers = Object.keys(dangerLabels) as Danger[]

export type RefusalReason = keyof typeof refusalLabels
export const refusalReasons = Object.keys(refusalLabels) as RefusalReason[]
