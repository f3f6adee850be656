import type { Gathered } from '@app/contract/venue/recycle'
import { Icon } from '../../art/Icon.tsx'
import { useWalletText } from '../../i18n/wallet.ts'
import { balanceText } from '../../lib/text/amount.ts'
import css from './RecycleOutcome.module.css'

/** What a recycle brought home, and what had to stay with its reason. */
export const RecycleOutcome = ({ outcome }: { outcome: (Gathered & { amount: string }) | undefined }) => {
  const t = useWalletText()
  return (
    <div role="status" className={css.outcome} data-empty={!outcome || undefined}>
      {outcome && (
        <>
          <p className={css.done}>
            {outcome.recycled.length > 0 && (
              <span className={css.coins} aria-hidden>
                {outcome.recycled.slice(0, 5).map(({ channelCode }) => (
                  <Icon key={channelCode} name="coin" size={16} />
                ))}
              </span>
            )}
            {outcome.recycled.length > 0
              ? t('recycled', { count: outcome.recycled.length, amount: balanceText(outcome.amount) })
              : t(outcome.failed.length > 0 ? 'recycledNone' : 'nothingThere')}
          </p>
          {outcome.failed.length > 0 && (
            <>
              <p className={css.failedHead}>{t('recycleFailed', { count: outcome.failed.length })}</p>
              <ul className={css.failed}>
                {outcome.failed.map(({ channelCode, name, message }) => (
                  <li key={channelCode}>
                    <strong>{name}</strong> {message}
                  </li>
                ))}
              </ul>
            </>
          )}
        </>
      )}
    </div>
  )
}
