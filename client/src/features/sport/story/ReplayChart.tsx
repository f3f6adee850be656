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
    <figure className={css.chart} role="img" aria-label={t('chart', { pick })}>
      {[1, 0.5, 0].map((share) => (
        <span key={share} className={css.share}>
          {share * 100}%
        </span>
      ))}
      <svg viewBox={`-2 -6 ${WIDTH + 4} ${HEIGHT + 12}`} preserveAspectRatio="none" aria-hidden>
        {[0, 0.5, 1].map((share) => (
          <path key={share} d={`M0 ${HEIGHT * share}H${WIDTH}`} className={css.rule} />
        ))}
        {marks.map(({ x, type }, at) => (
          <path key={at} d={`M${x * WIDTH} 0V${HEIGHT}`} className={css.mark} data-type={type} />
        ))}
        <path d={path} className={css.line} />
        <path d={`M${now} -6V${HEIGHT + 6}`} className={css.now} />
      </svg>
    </figure>
  )
}
