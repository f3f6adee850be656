import { Stack } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { Suspense, useState } from 'react'
import { useIsRestHeard, useOwnRest } from '../../../api/rest/ownRest.ts'
import { standingOf } from '../../../api/standing.ts'
import { useUnpaidQuery } from '../../../api/unpaid.ts'
import { useWalletText } from '../../../i18n/wallet.ts'
import { calm } from '../../../lib/calm.ts'
import { here } from '../../../lib/place.ts'
import { lazyPart } from '../../../lib/lazyPart.ts'
import { to } from '../../../paths.ts'
import { FOLDED } from '../../../theme/widths.ts'
import { Missing } from '../../../ui/Missing/Missing.tsx'
import { PageHead } from '../../../ui/PageHead/PageHead.tsx'
import { Panel } from '../../../ui/Panel/Panel.tsx'
import { useInSteps } from '../../../ui/useInSteps.ts'
import { ViewLinks } from '../../../ui/Views/Views.tsx'
import { SkeletonRows } from '../../../ui/SkeletonRows/SkeletonRows.tsx'
import { useRecycle } from '../useRecycle.ts'
import { useBalance } from '../../../api/balance.ts'
import { ALL_VENUES, useVenueBalancesQuery } from '../wallet.api.ts'
import css from './Hub.module.css'
import { Following } from './Following.tsx'
import { Records } from './Records.tsx'
import { type Section, Totals } from './Totals.tsx'
import { Unpaid } from './Unpaid.tsx'
import { Venues } from './Venues.tsx'

const Exchanges = lazyPart(() => import('./Exchanges.tsx'), 'Exchanges')
/** In the overview they stand below what a phone shows. */
const below = async () => {
  if (here() === to('wallet')) await calm()
}
const Transfer = lazyPart(() => import('./Transfer.tsx'), 'Transfer', below)
const Lens = lazyPart(() => import('../parts/Lens.tsx'), 'Lens', below)

const SECTIONS = {
  wallet: { title: 'title', hint: 'hint', name: 'overview' },
  transferMoney: { title: 'transferTitle', hint: 'transferHint', name: 'transfer' },
  exchange: { title: 'exchangeTitle', hint: 'exchangeHint', name: 'exchange' },
} as const satisfies Record<Section, object>

const COMING = (
  <Panel>
    <SkeletonRows rows={4} height={64} />
  </Panel>
)

/** All the money on one page: the whole, the flow between centre and venues, and below it the section of the address; a wide window has what is where and what moves beside each other. */
export const Hub = ({ section }: { section: Section }) => {
  const t = useWalletText()
  const wallet = useBalance()
  const venues = useVenueBalancesQuery(ALL_VENUES, { refetchOnMountOrArgChange: true })
  const unpaid = useUnpaidQuery('', { refetchOnMountOrArgChange: true, skip: section !== 'wallet' })
  const recycle = useRecycle()
  const rest = useOwnRest()
  const isHeard = useIsRestHeard()
  const isBeside = !useMediaQuery(FOLDED, false, { getInitialValueInEffect: false })
  const [wanted, setWanted] = useState<{ code: string }>()
  const { title, hint } = SECTIONS[section]
  const isHere = useInSteps(Boolean(wallet.data && venues.data && isHeard && !unpaid.isLoading))
  const standing = { ...standingOf(wallet, venues), isAnswered: isHere }
  const missing = (
    <Missing of={standing} failed={t('loadFailed')} rows={section === 'exchange' ? 1 : 4} height={64} />
  )
  const inVenues = venues.data && (
    <Venues
      venues={venues.data.balances}
      recycle={recycle}
      isShut={rest !== undefined}
      onInto={isBeside ? (code) => setWanted({ code }) : undefined}
    />
  )
  return (
    <>
      <PageHead title={t(title)} hint={t(hint)} actions={<Records isExchange={section === 'exchange'} />} />
      <Stack gap={16}>
        <div className={css.sections}>
          <ViewLinks
            label={t('sections')}
            links={(Object.keys(SECTIONS) as Section[]).map((name) => ({
              to: to(name),
              name: t(SECTIONS[name].name),
              isCurrent: name === section,
            }))}
          />
        </div>
        {isHere ? (
          missing
        ) : (
          <div className={css.coming} data-section={standing.reason === undefined ? section : undefined}>
            <Panel>{missing}</Panel>
          </div>
        )}
        {isHere && unpaid.data && <Unpaid unpaid={unpaid.data} onOver={() => void unpaid.refetch()} />}
        {isHere && (
          <Totals
            balance={wallet.data!}
            venues={venues.data!.balances}
            recycle={recycle}
            section={section}
            rest={rest}
          />
        )}
        {section === 'exchange' && (
          <Suspense fallback={COMING}>
            <Exchanges balance={wallet.data} />
          </Suspense>
        )}
        {isHere && section !== 'exchange' && (
          <div className={css.columns} data-first={section}>
            {section === 'wallet' && inVenues}
            <div className={css.moving}>
              <Suspense fallback={COMING}>
                <Transfer
                  venues={venues.data!.balances}
                  center={wallet.data!.centerWalletBalance}
                  wanted={wanted}
                  rest={rest}
                  onMoved={recycle.forget}
                />
              </Suspense>
              <Following />
            </div>
            {section === 'transferMoney' && inVenues}
            <Suspense fallback={COMING}>
              <Lens balance={wallet.data!} />
            </Suspense>
          </div>
        )}
      </Stack>
    </>
  )
}
