import type { GradeConfig } from '@app/contract/vip/grade'
import { useVipText } from './text.ts'
import { prizeText } from '../../lib/text/amount.ts'
import { useGradesQuery } from './vip.api.ts'
import { firstGiving, type Privilege, rateText } from './vip.rules.ts'

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

/** What a gift comes to; where the own level has none of it, what the first one that does gives. */
export const useGiftText = () => {
  const t = useVipText()
  const { data: grades = [] } = useGradesQuery()
  return (amount: string, key: Privilege | undefined): string => {
    const first = key && Number(amount) === 0 ? firstGiving(grades, key) : undefined
    return first
      ? t('fromGrade', { grade: first.grade, value: `¥${prizeText(String(first[key!]))}` })
      : `¥${prizeText(amount)}`
  }
}
