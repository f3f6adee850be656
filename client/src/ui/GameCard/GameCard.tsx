import { ActionIcon, UnstyledButton, VisuallyHidden } from '@mantine/core'
import { Icon } from '../../art/Icon.tsx'
import { useUiText } from '../../i18n/ui.ts'
import { Badge } from '../Badge/Badge.tsx'
import type { BadgeKind } from '../Badge/Badge.tsx'
import type { ReactNode } from 'react'
import css from './GameCard.module.css'

interface Props {
  name: string
  venue: string
  /** What one chooses it by, in one line. */
  note?: string | undefined
  /** URL of the cover. */
  cover: string
  badge?: BadgeKind | undefined
  /** "¥1,234,567.00" of the pool this game pays from. */
  pool?: ReactNode
  /** The game itself isn't here: the way leads to its venue's lobby. */
  opensLobby?: boolean
  isFavourite: boolean
  onPlay: () => void
  onFavourite: () => void
}

export const GameCard = ({
  name,
  venue,
  note,
  cover,
  badge,
  pool,
  opensLobby = false,
  isFavourite,
  onPlay,
  onFavourite,
}: Props) => {
  const t = useUiText()
  return (
    <article className={css.card} data-resting={badge === 'maintenance' || undefined}>
      <UnstyledButton className={css.play} onClick={onPlay}>
        <img src={cover} alt="" loading="lazy" decoding="async" />
        <span className={css.veil}>
          <span>{t(opensLobby ? 'enterLobby' : 'enterGame')}</span>
        </span>
        <span className={css.name}>{name}</span>
        {pool && <span className={css.pool}>{pool}</span>}
      </UnstyledButton>
      {badge && (
        <span className={css.badge}>
          <Badge kind={badge} />
        </span>
      )}
      <div className={css.caption}>
        {/* Its cover is lettered with it. */}
        <VisuallyHidden component="h3">{name}</VisuallyHidden>
        <p className={css.venue}>{opensLobby ? t('lobbyOnly', { venue }) : venue}</p>
        <ActionIcon
          aria-pressed={isFavourite}
          aria-label={`${t('favourite')} ${name}`}
          color={isFavourite ? 'gold' : 'gray'}
          onClick={onFavourite}
        >
          <Icon name="star" size={18} tint={isFavourite ? 'full' : 'none'} />
        </ActionIcon>
        {note && <p className={css.note}>{note}</p>}
      </div>
    </article>
  )
}
