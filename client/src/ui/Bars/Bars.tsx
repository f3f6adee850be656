import { VisuallyHidden } from '@mantine/core'
import type { CSSProperties } from 'react'
import { fromCents } from '@app/contract/kit/cents'
import { useFieldText } from '../../i18n/field.ts'
import { balanceText, prizeText } from '../../lib/text/amount.ts'
import { type Bar, busyOf, isPictured } from './bar.ts'
import css from './Bars.module.css'

interface Series {
  name: string
  /** Grey, below the line if `out`, or coloured by its sign; `both` may have either. */
  tone: 'flat' | 'out' | 'up' | 'down' | 'both'
}

interface Props {
  /** What the picture shows. */
  label: string
  series: readonly Series[]
  /** A day each, oldest first. */
  bars: readonly Bar[]
}

const isGrey = ({ tone }: Series) => tone === 'flat' || tone === 'out'

const MOST_NAMES = 7
/** So many times what comes after it, one day would leave only slivers of all others: its bar is broken, and drawn as twice that. */
const BREAKS_ABOVE = 4
const BROKEN_AS = 2

/** Sums by day around a line, the largest of each side with its figure; one that may stand on the other's side has a half of the day. */
export const Bars = ({ label, series, bars }: Props) => {
  const t = useFieldText()
  if (!isPictured(bars)) return null
  const all = bars.flatMap(({ cents }) => cents)
  const [largest, next] = [...new Set(all.map(Math.abs))].toSorted((a, b) => b - a)
  const most = next && largest! > BREAKS_ABOVE * next ? BROKEN_AS * next : largest!
  const up = Math.max(0, ...all)
  const down = Math.max(0, ...all.map((cents) => -cents))
  const height = Math.min(up, most) + Math.min(down, most)
  const share = (cents: number) => `${(Math.min(cents, most) / height) * 100}%`
  const marks = [up, -down]
    .filter((peak) => peak !== 0)
    .map((peak) => ({ peak, at: bars.findIndex(({ cents }) => cents.includes(peak)) }))
  const every = Math.ceil(bars.length / MOST_NAMES)
  const isSplit = series.some(({ tone }) => tone === 'flat')
  const text = (cents: number) => balanceText(fromCents(cents))
  return (
    <figure className={css.figure}>
      <figcaption className={css.legend} aria-hidden>
        {series.map(({ name, tone }) => (
          <span key={name} data-tone={tone}>
            {name}
          </span>
        ))}
        {largest! > most && <small>{t('broken')}</small>}
      </figcaption>
      <div
        aria-hidden
        className={css.bars}
        data-split={isSplit || undefined}
        data-above={up > 0 || undefined}
        data-below={down > 0 || undefined}
        style={{ '--above': share(up), '--below': share(down) } as CSSProperties}
      >
        {bars.map(({ day, cents }, at) => (
          <div
            key={day}
            className={css.day}
            title={[day, ...series.map(({ name }, of) => `${name} ${text(cents[of]!)}`)].join(' ')}
          >
            <div className={css.plot}>
              {cents.map((each, of) => (
                <span
                  key={of}
                  data-tone={isGrey(series[of]!) ? 'flat' : each < 0 ? 'down' : 'up'}
                  data-side={each < 0 ? 'below' : 'above'}
                  data-broken={Math.abs(each) > most || undefined}
                  style={{ blockSize: each === 0 ? 0 : `max(2px, ${share(Math.abs(each))})` }}
                />
              ))}
              {marks
                .filter((mark) => mark.at === at)
                .map(({ peak }) => (
                  <b
                    key={peak}
                    data-edge={peak < 0 ? 'bottom' : 'top'}
                    data-at={at < bars.length / 4 ? 'start' : at >= (bars.length * 3) / 4 ? 'end' : undefined}
                  >
                    {peak < 0 && '−'}¥{prizeText(fromCents(Math.abs(peak)))}
                  </b>
                ))}
            </div>
            <small>{at % every === 0 ? day.slice(5) : ''}</small>
          </div>
        ))}
      </div>
      <VisuallyHidden>
        <table>
          <caption>{label}</caption>
          <thead>
            <tr>
              <th>{t('day')}</th>
              {series.map(({ name }) => (
                <th key={name}>{name}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {busyOf(bars).map(({ day, cents }) => (
              <tr key={day}>
                <td>{day}</td>
                {cents.map((each, of) => (
                  <td key={of}>{text(each)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </VisuallyHidden>
    </figure>
  )
}
