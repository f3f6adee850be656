import { DELAY_MS } from '@app/contract/sport/slip/limits'
import { useOnline } from '../../../../lib/device/online.ts'
import { useNow } from '../../../../ui/useNow.ts'
import { useSportText } from '../../text.ts'
import css from './Confirming.module.css'

/** How often the ring moves. */
const FRAME_MS = 200
const RADIUS = 9
const ROUND = 2 * Math.PI * RADIUS

/** The delay of bets in play as a ring that empties, once for all of them. `until` is unknown for a moment after placing. */
export const Confirming = ({ until }: { until: number | undefined }) => {
  const t = useSportText()
  const now = useNow(FRAME_MS)
  const isOnline = useOnline()
  const left = until === undefined ? DELAY_MS : Math.min(DELAY_MS, Math.max(0, until - now))
  return (
    <p className={css.confirming} role="status">
      <svg viewBox="0 0 24 24" width={24} height={24} aria-hidden>
        <circle cx="12" cy="12" r={RADIUS} className={css.track} />
        <circle
          cx="12"
          cy="12"
          r={RADIUS}
          className={css.left}
          strokeDasharray={ROUND}
          strokeDashoffset={ROUND * (1 - left / DELAY_MS)}
        />
      </svg>
      <span>
        <strong>{t('confirming')}</strong>{' '}
        {left === 0 ? (
          <span>{t(isOnline ? 'awaited' : 'awaitedCut')}</span>
        ) : (
          until !== undefined && (
            <span aria-hidden>{t('confirmingLeft', { seconds: Math.ceil(left / 1000) })}</span>
          )
        )}
        <small>{t('confirmingHint')}</small>
      </span>
    </p>
  )
}
