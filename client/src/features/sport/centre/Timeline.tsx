import type { MatchDetail } from '@app/contract/sport/matchDetail'
import { Icon } from '../../../art/Icon.tsx'
import type { IconName } from '../../../art/Icon.tsx'
import { useMatchText } from './text.ts'
import { EmptyState } from '../../../ui/EmptyState/EmptyState.tsx'
import css from './Timeline.module.css'

const ICONS: Partial<Record<string, IconName>> = {
  goal: 'football',
  point: 'plus',
  goalCancelled: 'close',
  corner: 'pin',
  penalty: 'warning',
  suspend: 'lock',
  resume: 'check',
}

/** What happened, the latest first: home on the left of the line, away on the right. */
export const Timeline = ({ detail }: { detail: MatchDetail }) => {
  const t = useMatchText()
  if (detail.events.length === 0) return <EmptyState title={t('timelineEmpty')} />
  const isClock = detail.sport === 'FT' || detail.sport === 'VF'
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <ol className={css.timeline} aria-label={t('tab_timeline')} tabIndex={0}>
      {[...detail.events].reverse().map(({ id, type, side, minute, text, score }) => {
        const icon = ICONS[type]
        return (
          <li key={id} className={css.event} data-side={side ?? 'none'} data-type={type}>
            <span className={css.text}>{text}</span>
            <span className={css.sign} aria-hidden>
              {icon ? <Icon name={icon} size={14} /> : <i className={css.card} data-card={type} />}
            </span>
            <span className={css.minute}>
              {minute}
              {isClock && minute && "'"} <small>{score}</small>
            </span>
          </li>
        )
      })}
    </ol>
  )
}
