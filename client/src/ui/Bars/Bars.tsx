import { VisuallyHidden } from '@mantine/core'
import type { CSSProperties } from 'react'
import { fromCents } from '@app/contract/kit/cents'
import { useFieldText } from '../../i18n/field.ts'
import { balanceText, prizeText } from '../../lib/text/amount.ts'
import css from './Bars.module.css'

export interface Bar {
  /** 2026-11-21 */
  day: string
  /** One for each series: above the line from zero on, below it under zero. */
  cents: readonly number[]
}

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

/** Of fewer days with anything in them a picture says less than the sums do. */
const LEAST_DAYS = 3
const MOST_NAMES = 7

/** Sums by day around a line, the largest of each side with its figure; one that may stand on the other's side has a half of the day. */
export const Bars = ({ label, series, bars }: Props) => {
  const t = useFieldText()
  const busy = bars.filter(({ cents }) => cents.some((each) => each !== 0))
  if (busy.length < LEAST_DAYS) return null
  const all = bars.flatMap(({ cents }) => cents)
  const up = Math.max(0, ...all)
  const down = Math.max(0, ...all.map((cents) => -cents))
  const share = (cents: number) => `${(cents / (up + down)) * 100}%`
  const marks = [up, -down]
    .filter((most) => most !== 0)
    .map((most) => ({ most, at: bars.findIndex(({ cents }) => cents.includes(most)) }))
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
                  style={{ blockSize: each === 0 ? 0 : `max(2px, ${share(Math.abs(each))})` }}
                />
              ))}
              {marks
                .filter((mark) => mark.at === at)
                .map(({ most }) => (
                  <b
                    key={most}
                    data-edge={most < 0 ? 'bottom' : 'top'}
                    data-at={at < bars.length / 4 ? 'start' : at >= (bars.length * 3) / 4 ? 'end' : undefined}
                  >
                    {most < 0 && '−'}¥{prizeText(fromCents(Math.abs(most)))}
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
            {busy.map(({ day, cents }) => (
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
