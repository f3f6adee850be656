import { toCents } from '@app/contract/kit/cents'
import type { Turnover } from '@app/contract/withdraw/withdrawInfo'
import { useWalletText } from '../../../i18n/wallet.ts'
import { shortDateTimeText } from '../../../lib/text/date.ts'
import { Money } from '../../../ui/Money/Money.tsx'
import { TurnoverMeter } from '../../../ui/TurnoverMeter/TurnoverMeter.tsx'
import css from '../wallet.module.css'

/** One deposit or gift that has to be played with: how far it is, and by which bets. */
export const Demand = ({ item }: { item: Turnover['items'][number] }) => {
  const t = useWalletText()
  return (
    <li className={css.demand}>
      <p className={css.demandHead}>
        <strong>{item.name}</strong>
        <Money yuan={item.amount} />
        <time>{shortDateTimeText(item.time)}</time>
      </p>
      <TurnoverMeter required={item.required} done={item.done} label={item.name} isSmall />
      {item.betCount > 0 ? (
        <details>
          <summary>{t('byBets', { count: item.betCount })}</summary>
          <ul className={css.bets}>
            {item.bets.map((bet) => (
              <li key={bet.ticketId}>
                <span>{bet.name}</span>
                <span>
                  {t('counts')} <Money yuan={bet.valid} />
                </span>
                <time>{shortDateTimeText(bet.time)}</time>
              </li>
            ))}
          </ul>
          {item.betCount > item.bets.length && (
            <p className={css.more}>{t('latestBets', { count: item.bets.length })}</p>
          )}
        </details>
      ) : (
        toCents(item.done) === 0 && <p className={css.more}>{t('noBetsYet')}</p>
      )}
    </li>
  )
}
