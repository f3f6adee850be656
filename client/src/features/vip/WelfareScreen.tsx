import { fromCents, toCents } from '@app/contract/kit/cents'
import { GIFT_TURNOVER_TIMES } from '@app/contract/rules/limits'
import type { Welfare } from '@app/contract/vip/gift'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { useIsRestHeard, useOwnRest } from '../../api/rest/ownRest.ts'
import { standingOf } from '../../api/standing.ts'
import { EmptyArt } from '../../art/EmptyArt.tsx'
import { useVipText } from './text.ts'
import { usePageState } from '../../lib/pageState.ts'
import { balanceText } from '../../lib/text/amount.ts'
import { to } from '../../paths.ts'
import { ChoiceRow } from '../../ui/ChoiceRow/ChoiceRow.tsx'
import { CallButton } from '../../ui/Form/CallButton.tsx'
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx'
import { Missing } from '../../ui/Missing/Missing.tsx'
import { RestNote } from '../../ui/RestNote/RestNote.tsx'
import { PageHead } from '../../ui/PageHead/PageHead.tsx'
import { useWelfareQuery } from './benefit.api.ts'
import { useClaimAll } from './useClaimAll.ts'
import { groupOf, inOrder, outlasts } from './vip.rules.ts'
import { WeekCard } from './parts/WeekCard.tsx'
import { WelfareCard } from './parts/WelfareCard.tsx'
import css from './welfare.module.css'

const VIEWS = ['all', 'claimable', 'paused', 'locked', 'claimed', 'expired'] as const
type View = (typeof VIEWS)[number]

/** Every gift that a level, a week, a month, a birthday or a day's bets have earned. */
export const WelfareScreen = () => {
  const t = useVipText()
  const query = useWelfareQuery({}, { refetchOnMountOrArgChange: true })
  const { data } = query
  const rest = useOwnRest()
  const isHeard = useIsRestHeard()
  // Whoever comes back from what is missing finds it as it was left.
  const [{ view: chosen }, keep] = usePageState<{ view: View }>('welfare', () => ({ view: 'all' }))
  const view = rest && chosen === 'locked' ? 'all' : chosen
  const week = data?.items.find(({ kind }) => kind === 'weekly')
  // In a break nobody is told what is still to be worked for.
  const items =
    data?.items.filter(
      (item) => (item.kind !== 'weekly' || item === week) && !(rest && groupOf(item) === 'locked'),
    ) ?? []
  const countOf = (one: View) => items.filter((item) => one === 'all' || groupOf(item) === one).length
  const listed = items.reduce((sum, item) => (item.state === 'claimed' ? sum + toCents(item.amount) : sum), 0)
  const claimable = items.filter(({ state }) => state === 'claimable')
  const paused = items.filter((item) => groupOf(item) === 'paused')
  const sumOf = (some: readonly Welfare[]) =>
    balanceText(fromCents(some.reduce((sum, { amount }) => sum + toCents(amount), 0)))
  const lasting = paused.filter(({ claimUntil }) => rest && outlasts(claimUntil, rest.until))
  const claimed = useClaimAll()
  // Once there it keeps its place: nothing below it moves.
  const [isOffered, setOffered] = useState(false)
  if (claimable.length > 1 && !isOffered) setOffered(true)
  // In the order of the first sight: what is taken stays where it was.
  const [order, setOrder] = useState<readonly string[]>()
  if (data && !order) setOrder(inOrder(data.items).map(({ id }) => id))
  const shown = items.filter((item) => view === 'all' || groupOf(item) === view)
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
      {data && isHeard && (
        <div className={css.stack}>
          {rest && (
            <RestNote rest={rest} details={to('restraint')}>
              {t(`rest_${rest.kind}`)}
            </RestNote>
          )}
          <dl className={css.totals}>
            <div>
              <dt>{t(paused.length > 0 ? 'pausedTotal' : 'claimableTotal')}</dt>
              <dd>¥{paused.length > 0 ? sumOf(paused) : balanceText(data.claimableTotal)}</dd>
              {lasting.length > 0 && <dd>{t('pausedLasting', { sum: sumOf(lasting) })}</dd>}
              {isOffered && (
                <dd className={css.all}>
                  <CallButton
                    color="gold"
                    loading={claimed.isBusy}
                    disabled={claimable.length === 0}
                    onClick={() => void claimed.run(claimable)}
                  >
                    {claimable.length === 0 ? t('state_claimed') : t('claimAll', { count: claimable.length })}
                  </CallButton>
                </dd>
              )}
              {isOffered && items.some(({ kind }) => kind !== 'rebate') && (
                <dd className={css.meaning}>{t('claimAllHint', { times: GIFT_TURNOVER_TIMES })}</dd>
              )}
            </div>
            <div>
              <dt>{t('claimedTotal')}</dt>
              <dd>¥{balanceText(data.claimedTotal)}</dd>
              {toCents(data.claimedTotal) > listed && <dd>{t('claimedBefore')}</dd>}
            </div>
          </dl>
          <div className={css.views}>
            <ChoiceRow
              label={t('welfareView')}
              value={view}
              wraps
              onChange={(one) => keep({ view: one })}
              choices={VIEWS.filter((one) =>
                one === 'paused' ? paused.length > 0 : !(rest && one === 'locked'),
              ).map((one) => ({
                value: one,
                name: t('viewCount', { name: t(`view_${one}`), count: countOf(one) }),
              }))}
            />
          </div>
          {shown.length > others.length && (
            <WeekCard
              claimed={{
                isBusy: claimed.isBusy,
                isCurrent: claimed.current === week?.id,
                reason: claimed.reasons.get(week?.id ?? ''),
              }}
            />
          )}
          {shown.length === 0 && (
            <EmptyState
              art={<EmptyArt variant="noData" />}
              title={t('noWelfare')}
              hint={rest ? undefined : t('noWelfareHint')}
            />
          )}
          <ul className={css.grid} aria-label={t('welfareTitle')}>
            {others.map((item) => (
              <WelfareCard key={item.id} item={item} claimed={claimed} isResting={rest !== undefined} />
            ))}
          </ul>
        </div>
      )}
    </>
  )
}
