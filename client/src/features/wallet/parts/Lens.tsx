import { toCents } from '@app/contract/kit/cents'
import type { Balance } from '@app/contract/wallet/balance'
import type { Turnover } from '@app/contract/withdraw/withdrawInfo'
import { Button, Stack } from '@mantine/core'
import { Link } from 'react-router-dom'
import { useOwnRest } from '../../../api/rest/ownRest.ts'
import { standingOf } from '../../../api/standing.ts'
import { useWalletText } from '../../../i18n/wallet.ts'
import { to } from '../../../paths.ts'
import { Missing } from '../../../ui/Missing/Missing.tsx'
import { Money } from '../../../ui/Money/Money.tsx'
import { Panel } from '../../../ui/Panel/Panel.tsx'
import { openTurnover } from '../../../ui/TurnoverMeter/openTurnover.ts'
import { TurnoverMeter } from '../../../ui/TurnoverMeter/TurnoverMeter.tsx'
import { useStandingQuery } from '../wallet.api.ts'
import { Demand } from './Demand.tsx'
import { Places } from './Places.tsx'
import css from '../wallet.module.css'

const SHOWN = 3

const Folded = ({ title, items }: { title: string; items: Turnover['items'] }) =>
  items.length > 0 && (
    <details className={css.met}>
      <summary>{title}</summary>
      <Stack component="ul" gap={12}>
        {items.map((item) => (
          <Demand key={item.id} item={item} />
        ))}
      </Stack>
    </details>
  )

/** 流水透视: where every yuan is, which turnover is open, how far it is and by which bets. */
export const Lens = ({ balance }: { balance: Balance }) => {
  const t = useWalletText()
  const query = useStandingQuery({}, { refetchOnMountOrArgChange: true })
  const { data } = query
  const isOut = useOwnRest()?.kind === 'exclusion'
  // As they are met, the oldest first.
  const open =
    data?.turnover.items
      .filter(({ done, required }) => toCents(done) < toCents(required))
      .toSorted((a, b) => a.time - b.time) ?? []
  const met = data?.turnover.items.filter(({ done, required }) => toCents(done) >= toCents(required)) ?? []
  return (
    <Panel
      title={t('lens')}
      actions={
        <Button component={Link} to={to('takeMoney')} variant="light" size="compact-md">
          {t('toWithdraw')}
        </Button>
      }
    >
      <Places balance={balance} />
      <Missing of={standingOf(query)} failed={t('lensFailed')} rows={3} height={56} />
      {data && (
        <div className={css.lens}>
          <h3>{t('turnover')}</h3>
          {data.turnover.items.length > 0 && (
            <TurnoverMeter {...openTurnover(data.turnover)} label={t('turnover')} />
          )}
          <p className={css.verdict}>
            {toCents(data.turnover.missing) > 0 && isOut ? (
              t('turnoverWaived')
            ) : toCents(data.turnover.missing) > 0 ? (
              <>
                {t('missing')} <Money yuan={data.turnover.missing} />
              </>
            ) : (
              t(data.turnover.items.length > 0 ? 'nothingMissing' : 'noDemands')
            )}
          </p>
          {open.length > 0 && (
            <Stack component="ul" gap={12} aria-label={t('openDemands')}>
              {open.slice(0, SHOWN).map((item) => (
                <Demand key={item.id} item={item} />
              ))}
            </Stack>
          )}
          <Folded title={t('laterDemands', { count: open.length - SHOWN })} items={open.slice(SHOWN)} />
          <Folded title={t('metDemands', { count: met.length })} items={met} />
          <p className={css.more}>{t('turnoverRule')}</p>
        </div>
      )}
    </Panel>
  )
}
