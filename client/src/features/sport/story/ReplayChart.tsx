import { useTicketText } from '../../../i18n/ticket.ts'
import { chartOf } from './replay.rules.ts'
import type { ReplayLeg } from './replay.rules.ts'
import css from './Story.module.css'

const [WIDTH, HEIGHT] = [560, 150]

/** The chance of a pick over time, goals and cards marked, up to the moment that is looked at. */
export const ReplayChart = ({ leg, pick, moment }: { leg: ReplayLeg; pick: string; moment: number }) => {
  const t = useTicketText()
  const { line, marks, across } = chartOf(leg)
  const path = line
    .map(({ x, y }, at) => `${at ? 'L' : 'M'}${(x * WIDTH).toFixed(1)} ${(y * HEIGHT).toFixed(1)}`)
    .join('')
  const now = across(moment) * WIDTH
  return (
    <svg
      className={css.chart}
      viewBox={`-34 -8 ${WIDTH + 42} ${HEIGHT + 16}`}
      role="img"
      aria-label={t('chart', { pick })}
    >
      {[0, 0.5, 1].map((share) => (
        <g key={share}>
          <path d={`M0 ${HEIGHT * share}H${WIDTH}`} className={css.rule} />
          <text x="-6" y={HEIGHT * share + 4}>
            {100 - share * 100}%
          </text>
        </g>
      ))}
      {marks.map(({ x, type }, at) => (
        <path key={at} d={`M${x * WIDTH} 0V${HEIGHT}`} className={css.mark} data-type={type} />
      ))}
      <path d={path} className={css.line} />
      <path d={`M${now} -6V${HEIGHT + 6}`} className={css.now} />
    </svg>
  )
}
