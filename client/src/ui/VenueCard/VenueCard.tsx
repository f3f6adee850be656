import { UnstyledButton } from '@mantine/core'
import { Badge } from '../Badge/Badge.tsx'
import type { BadgeKind } from '../Badge/Badge.tsx'
import css from './VenueCard.module.css'

interface Props {
  name: string
  /** One line under the name: what is played here, or the rebate. */
  note?: string | undefined
  /** URL of the artwork. */
  art: string
  badge?: BadgeKind | undefined
  onEnter: () => void
}

/** A venue to enter. In maintenance it stays reachable, so that the reason can be told. */
export const VenueCard = ({ name, note, art, badge, onEnter }: Props) => (
  <UnstyledButton className={css.card} data-resting={badge === 'maintenance' || undefined} onClick={onEnter}>
    <span className={css.scene}>
      <img src={art} alt="" loading="lazy" decoding="async" />
    </span>
    <span className={css.caption}>
      <span className={css.name}>
        {name}
        {badge && <Badge kind={badge} />}
      </span>
      {note && <span className={css.note}>{note}</span>}
    </span>
  </UnstyledButton>
)
