import type { GradeConfig } from '@app/contract/vip/grade'
import { useVipText } from './text.ts'
import { prizeText } from '../../lib/text/amount.ts'
import { type Privilege, rateText } from './vip.rules.ts'

/** A privilege of a level in words: "¥388", "0.60%", "5 次". */
export const useGradeText = () => {
  const t = useVipText()
  return (grade: GradeConfig, key: Privilege): string => {
    if (key === 'rebateRate') return rateText(grade.rebateRate)
    if (key === 'withdrawalsPerDay') return t('timesADay', { count: grade.withdrawalsPerDay })
    if (key === 'privateHost') return t(grade.privateHost ? 'yes' : 'no')
    return Number(grade[key]) > 0 ? `¥${prizeText(grade[key])}` : t('no')
  }
}
