import { GIFT_TURNOVER_TIMES } from '@app/contract/rules/limits'
import type { Welfare } from '@app/contract/vip/gift'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { standingOf } from '../../api/standing.ts'
import { EmptyArt } from '../../art/EmptyArt.tsx'
import { useVipText } from './text.ts'
import { usePageState } from '../../lib/pageState.ts'
import { prizeText } from '../../lib/text/amount.ts'
import { to } from '../../paths.ts'
import { ChoiceRow } from '../../ui/ChoiceRow/ChoiceRow.tsx'
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx'
import { Missing } from '../../ui/Missing/Missing.tsx'
import { PageHead } from '../../ui/PageHead/PageHead.tsx'
import { useWelfareQuery } from './benefit.api.ts'
import { inOrder } from './vip.rules.ts'
import { WeekCard } from './parts/WeekCard.tsx'
import { WelfareCard } from './parts/WelfareCard.tsx'
import css from './welfare.module.css'

const VIEWS = ['all', 'claimable', 'locked', 'claimed', 'expired'] as const
type View = (typeof VIEWS)[number]

/** Every gift that a level, a week, a month, a birthday or a day's bets have earned. */
export const WelfareScreen = () => {
  const t = useVipText()
  const query = useWelfareQuery({}, { refetchOnMountOrArgChange: true })
  const { data } = query
  // Whoever comes back from what is missing finds it as it was left.
  const [{ view }, keep] = usePageState<{ view: View }>('welfare', () => ({ view: 'all' }))
  const week = data?.items.find(({ kind }) => kind === 'weekly')
  const items = data?.items.filter((item) => item.kind !== 'weekly' || item === week) ?? []
  const countOf = (one: View) => items.filter(({ state }) => one === 'all' || state === one).length
  // In the order of the first sight: what is taken stays where it was.
  const [order, setOrder] = useState<readonly string[]>()
  if (data && !order) setOrder(inOrder(data.items).map(({ id }) => id))
  const shown = items.filter(({ state }) => view === 'all' || state === view)
  const placeOf = ({ id }: Welfare) => order?.indexOf(id) ?? 0
  const others = shown.filter((item) => item !== week).toSorted((a, b) => placeOf(a) - placeOf(b))
  return (
    <>
      <PageHead
        title={t('welfareTitle')}
        hint={t('welfareHint', { times: GIFT_TURNOVER_TIMES })}
        actions={
          <Button component={Link} to={to('giftRecord')} variant="default">
            {t('giftRecord')}
          </Button>
        }
      />
      <Missing of={standingOf(query)} failed={t('welfareFailed')} rows={4} height={120} isOnGround />
      {data && (
        <div className={css.stack}>
          <dl className={css.totals}>
            <div>
              <dt>{t('claimableTotal')}</dt>
              <dd>¥{prizeText(data.claimableTotal)}</dd>
            </div>
            <div>
              <dt>{t('claimedTotal')}</dt>
              <dd>¥{prizeText(data.claimedTotal)}</dd>
            </div>
          </dl>
          <ChoiceRow
            label={t('welfareView')}
            value={view}
            wraps
            onChange={(one) => keep({ view: one })}
            choices={VIEWS.map((one) => ({
              value: one,
              name: t('viewCount', { name: t(`view_${one}`), count: countOf(one) }),
            }))}
          />
          {shown.length > others.length && <WeekCard />}
          {shown.length === 0 && (
            <EmptyState
              art={<EmptyArt variant="noData" />}
              title={t('noWelfare')}
              hint={t('noWelfareHint')}
            />
          )}
          <ul className={css.grid} aria-label={t('welfareTitle')}>
            {others.map((item) => (
              <WelfareCard key={item.id} item={item} />
            ))}
          </ul>
        </div>
      )}
    </>
  )
}
