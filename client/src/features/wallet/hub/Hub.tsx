import { Stack } from '@mantine/core'
import { NavLink } from 'react-router-dom'
import { standingOf } from '../../../api/standing.ts'
import { useWalletText } from '../../../i18n/wallet.ts'
import { to } from '../../../paths.ts'
import { Missing } from '../../../ui/Missing/Missing.tsx'
import { PageHead } from '../../../ui/PageHead/PageHead.tsx'
import { Panel } from '../../../ui/Panel/Panel.tsx'
import { Lens } from '../parts/Lens.tsx'
import { useRecycle } from '../useRecycle.ts'
import { ALL_VENUES, useBalance, useVenueBalancesQuery } from '../wallet.api.ts'
import { Exchanges } from './Exchanges.tsx'
import css from './Hub.module.css'
import { Following } from './Following.tsx'
import { Records } from './Records.tsx'
import { Totals } from './Totals.tsx'
import { Transfer } from './Transfer.tsx'
import { Venues } from './Venues.tsx'

const SECTIONS = {
  wallet: { title: 'title', hint: 'hint', name: 'venues' },
  transferMoney: { title: 'transferTitle', hint: 'transferHint', name: 'transfer' },
  exchange: { title: 'exchangeTitle', hint: 'exchangeHint', name: 'exchange' },
} as const
type Section = keyof typeof SECTIONS

/** All the money on one page: the whole, the flow between centre and venues, and below it the section of the address first. */
export const Hub = ({ section }: { section: Section }) => {
  const t = useWalletText()
  const wallet = useBalance()
  const venues = useVenueBalancesQuery(ALL_VENUES, { refetchOnMountOrArgChange: true })
  const recycle = useRecycle()
  const { title, hint } = SECTIONS[section]
  const isHere = wallet.data && venues.data
  const missing = <Missing of={standingOf(wallet, venues)} failed={t('loadFailed')} rows={4} height={64} />
  const inVenues = venues.data && (
    <Stack gap={16}>
      <Venues venues={venues.data.balances} recycle={recycle} />
      <Following />
    </Stack>
  )
  return (
    <>
      <PageHead title={t(title)} hint={t(hint)} actions={<Records isExchange={section === 'exchange'} />} />
      <Stack gap={16}>
        {isHere ? missing : <Panel>{missing}</Panel>}
        {isHere && (
          <Totals
            balance={wallet.data!}
            venues={venues.data!.balances}
            recycle={recycle}
            isMain={section === 'wallet'}
          />
        )}
        <nav className={css.sections} aria-label={t('sections')}>
          {(Object.keys(SECTIONS) as Section[]).map((name) => (
            <NavLink key={name} to={to(name)} className={css.section} replace>
              {t(SECTIONS[name].name)}
            </NavLink>
          ))}
        </nav>
        {section === 'exchange' && <Exchanges balance={wallet.data} />}
        {isHere && section !== 'exchange' && (
          <div className={css.columns} data-first={section}>
            {section === 'wallet' && inVenues}
            <Transfer venues={venues.data!.balances} center={wallet.data!.centerWalletBalance} />
            {section === 'transferMoney' && inVenues}
          </div>
        )}
        {isHere && section !== 'exchange' && <Lens balance={wallet.data!} />}
      </Stack>
    </>
  )
}
