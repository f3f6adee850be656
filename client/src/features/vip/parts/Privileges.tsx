import { reasonOf } from '../../../api/failure.ts'
import { Icon } from '../../../art/Icon.tsx'
import type { IconName } from '../../../art/Icon.tsx'
import { useVipText } from '../text.ts'
import { prizeText } from '../../../lib/text/amount.ts'
import { LoadFailed } from '../../../ui/LoadFailed/LoadFailed.tsx'
import { Panel } from '../../../ui/Panel/Panel.tsx'
import { SkeletonRows } from '../../../ui/SkeletonRows/SkeletonRows.tsx'
import { StatusTag } from '../../../ui/StatusTag/StatusTag.tsx'
import { useGradeText } from '../useGradeText.ts'
import { useGradeQuery, useGradesQuery } from '../vip.api.ts'
import { firstGiving, HIGHEST, moreIn, type Privilege, PRIVILEGES } from '../vip.rules.ts'
import css from '../vip.module.css'
import { Rebates } from './Rebates.tsx'

const ICONS: Record<Privilege, IconName> = {
  upgradeGift: 'arrowUp',
  weeklyGift: 'gift',
  monthlyGift: 'calendar',
  birthdayGift: 'star',
  rebateRate: 'refresh',
  withdrawalsPerDay: 'withdraw',
  withdrawalPerDay: 'bank',
  privateHost: 'headset',
}

interface Props {
  grade: number
  current: number
  /** Of no other level is it told what that gives more: levels are won by playing (UN-32). */
  isAlone?: boolean
}

/** What the chosen level asks for and gives. */
export const Privileges = ({ grade, current, isAlone = false }: Props) => {
  const t = useVipText()
  const textOf = useGradeText()
  const { data: grades = [] } = useGradesQuery()
  const { currentData: shown, error, isFetching, refetch } = useGradeQuery({ grade })
  const { currentData: next } = useGradeQuery({ grade: grade + 1 }, { skip: isAlone || grade >= HIGHEST })
  if (!shown && error !== undefined)
    return (
      <Panel>
        <LoadFailed
          title={t('loadFailed')}
          reason={reasonOf(error)}
          isBusy={isFetching}
          onRetry={() => void refetch()}
        />
      </Panel>
    )
  if (!shown) return <SkeletonRows rows={3} height={120} />
  const added = next ? moreIn(shown, next) : []
  /** Of the next level if that has more; of the first one that has any of it. */
  const moreOf = (key: Privilege) => {
    if (isAlone) return undefined
    if (next && added.includes(key)) return t('nextGives', { grade: next.grade, value: textOf(next, key) })
    const first = Number(shown[key]) > 0 ? undefined : firstGiving(grades, key)
    return first && t('fromGrade', { grade: first.grade, value: textOf(first, key) })
  }
  return (
    <>
      <Panel
        title={t('privilegesOf', { grade })}
        actions={
          <StatusTag tone={grade <= current ? 'good' : 'off'}>
            {t(grade <= current ? 'unlocked' : 'locked')}
          </StatusTag>
        }
      >
        {grade > current && (
          <p className={css.asks}>
            {t('asks', { deposit: prizeText(shown.depositTotal), turnover: prizeText(shown.turnoverTotal) })}
          </p>
        )}
        <ul className={css.privileges}>
          {PRIVILEGES.map((key) => (
            <li key={key} data-given={Number(shown[key]) > 0 || undefined}>
              <span className={css.sign}>
                <Icon name={ICONS[key]} size={24} />
              </span>
              <span>{t(key)}</span>
              <strong>{textOf(shown, key)}</strong>
              {moreOf(key) && <small>{moreOf(key)}</small>}
            </li>
          ))}
        </ul>
      </Panel>
      <Panel title={t('rebatesOf', { grade })}>
        <Rebates rows={shown.fanshui} isAlone={isAlone} />
      </Panel>
    </>
  )
}
