import { VisuallyHidden } from '@mantine/core'
import { useBetText } from '../text.ts'
import { balanceText, prizeText } from '../../../lib/text/amount.ts'
import type { DayBar } from '../record.rules.ts'
import css from './DayChart.module.css'

const [WIDTH, HEIGHT] = [720, 120]
/** Room between bars, as a share of a day. */
const GAP = 0.35
/** So many days have a name each; longer spans name every fifth. */
const MOST_NAMES = 10
/** Of fewer days with bets a picture says less than the totals do. */
const LEAST_DAYS = 3

/** Bets and results by day: grey is what was bet, the coloured bar beside it what came of it, up for a win. */
export const DayChart = ({ bars }: { bars: readonly DayBar[] }) => {
  const t = useBetText()
  if (bars.filter(({ bet }) => bet > 0).length < LEAST_DAYS) return null
  const most = Math.max(...bars.map(({ bet, win }) => Math.max(bet, Math.abs(win))))
  const step = WIDTH / bars.length
  const wide = step * (1 - GAP)
  const middle = HEIGHT / 2
  const high = (value: number) => (Math.abs(value) / most) * (middle - 4)
  const isNamed = (at: number) => bars.length <= MOST_NAMES || at % 5 === 0 || at === bars.length - 1
  const yuan = (value: number) => balanceText(value.toFixed(2))
  return (
    <figure className={css.chart}>
      <figcaption aria-hidden>
        {t('chart')}
        <span data-key="bet">{t('bet')}</span>
        <span data-key="win">{t('win')}</span>
      </figcaption>
      <p className={css.scale} aria-hidden>
        <span>{prizeText(most.toFixed(2))}</span>
        <span>0</span>
        <span>−{prizeText(most.toFixed(2))}</span>
      </p>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden>
        {bars.map(({ day, bet, win }, at) => (
          <g key={day} transform={`translate(${at * step + (step - wide) / 2} 0)`}>
            <title>{t('chartDay', { day, bet: yuan(bet), win: yuan(win) })}</title>
            <rect className={css.ground} width={wide} height={HEIGHT} />
            <rect className={css.bet} y={middle - high(bet)} width={wide * 0.5} height={high(bet)} />
            <rect
              data-sign={Math.sign(win)}
              className={css.win}
              x={wide * 0.5}
              y={win > 0 ? middle - high(win) : middle}
              width={wide * 0.5}
              height={high(win)}
            />
          </g>
        ))}
        <path d={`M0 ${middle}H${WIDTH}`} className={css.axis} />
      </svg>
      <div className={css.days} aria-hidden>
        {bars.map(
          ({ day }, at) =>
            isNamed(at) && (
              <span key={day} style={{ insetInlineStart: `${((at + 0.5) / bars.length) * 100}%` }}>
                {day.slice(5)}
              </span>
            ),
        )}
      </div>
      <VisuallyHidden component="table">
        <caption>{t('chart')}</caption>
        <thead>
          <tr>
            <th>{t('day')}</th>
            <th>{t('bet')}</th>
            <th>{t('win')}</th>
          </tr>
        </thead>
        <tbody>
          {bars
            .filter(({ bet }) => bet > 0)
            .map(({ day, bet, win }) => (
              <tr key={day}>
                <td>{day}</td>
                <td>{yuan(bet)}</td>
                <td>{yuan(win)}</td>
              </tr>
            ))}
        </tbody>
      </VisuallyHidden>
    </figure>
  )
}
