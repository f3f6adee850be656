import { toCents } from '@app/contract/kit/cents'
import type { Balance } from '@app/contract/wallet/balance'
import { Button, Stack } from '@mantine/core'
import { Link } from 'react-router-dom'
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

/** 流水透视: where every yuan is, which turnover is open, how far it is and by which bets. */
export const Lens = ({ balance }: { balance: Balance }) => {
  const t = useWalletText()
  const query = useStandingQuery({}, { refetchOnMountOrArgChange: true })
  const { data } = query
  const open = data?.turnover.items.filter(({ done, required }) => toCents(done) < toCents(required)) ?? []
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
          <TurnoverMeter {...openTurnover(data.turnover)} label={t('turnover')} />
          <p className={css.verdict}>
            {toCents(data.turnover.missing) > 0 ? (
              <>
                {t('missing')} <Money yuan={data.turnover.missing} />
              </>
            ) : (
              t('nothingMissing')
            )}
          </p>
          {open.length > 0 && (
            <Stack component="ul" gap={12} aria-label={t('openDemands')}>
              {open.map((item) => (
                <Demand key={item.id} item={item} />
              ))}
            </Stack>
          )}
          {met.length > 0 && (
            <details className={css.met}>
              <summary>{t('metDemands', { count: met.length })}</summary>
              <Stack component="ul" gap={12}>
                {met.map((item) => (
                  <Demand key={item.id} item={item} />
                ))}
              </Stack>
            </details>
          )}
          <p className={css.more}>{t('turnoverRule')}</p>
        </div>
      )}
    </Panel>
  )
}
