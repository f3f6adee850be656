import { toCents, writtenCents } from '@app/contract/kit/cents'
import { UNDERAGE } from '@app/contract/rules/addedTexts'
import { WITHDRAW_MIN_CENTS } from '@app/contract/rules/limits'
import type { WithdrawLimits, WithdrawRequirement } from '@app/contract/withdraw/withdrawInfo'

/** What the list of requirements looks at. */
export interface Standing {
  isAdult: boolean
  hasPhone: boolean
  hasRealName: boolean
  hasSecondPassword: boolean
  hasAccount: boolean
  /** Where an account of the asked kind is added. */
  accountRoute: string
  missingTurnover: string
  isExcluded: boolean
  hasOpenOrder: boolean
  limits: WithdrawLimits
  availableCents: number
}

const LEAST = WITHDRAW_MIN_CENTS / 100

/** Everything between a member and a withdrawal, met or not, in the order in which the page mends it. */
export const requirementsOf = (standing: Standing): WithdrawRequirement[] => {
  const { limits, missingTurnover, isExcluded } = standing
  return [
    {
      code: 'age',
      text: standing.isAdult ? '年满18周岁' : UNDERAGE,
      met: standing.isAdult,
      linkRoute: 'support',
    },
    { code: 'phone', text: '绑定手机号', met: standing.hasPhone, linkRoute: 'auth' },
    { code: 'realName', text: '绑定真实姓名', met: standing.hasRealName, linkRoute: 'userinfo' },
    { code: 'secondPassword', text: '设置二级密码', met: standing.hasSecondPassword, linkRoute: 'auth' },
    { code: 'account', text: '添加收款账户', met: standing.hasAccount, linkRoute: standing.accountRoute },
    {
      code: 'turnover',
      text: isExcluded
        ? '自我排除期间取款不受流水限制'
        : toCents(missingTurnover) > 0
          ? `还需有效流水 ¥${writtenCents(toCents(missingTurnover))}`
          : '流水已完成',
      met: isExcluded || toCents(missingTurnover) === 0,
      linkRoute: 'betRecord',
    },
    {
      code: 'openOrder',
      text: standing.hasOpenOrder ? '有一笔取款正在处理' : '没有处理中的取款',
      met: !standing.hasOpenOrder,
      linkRoute: 'transRecord',
    },
    {
      code: 'dailyLimit',
      text: `今日还可取款 ${limits.timesLeft} 次，共 ¥${writtenCents(toCents(limits.dailyLeft))}`,
      met: limits.timesLeft > 0 && toCents(limits.dailyLeft) >= WITHDRAW_MIN_CENTS,
      linkRoute: 'vip',
    },
    {
      code: 'balance',
      text: `余额不少于 ${LEAST} 元`,
      met: standing.availableCents >= WITHDRAW_MIN_CENTS,
      linkRoute: 'saveMoney',
    },
  ]
}
