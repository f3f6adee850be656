import { VisuallyHidden } from '@mantine/core'
import { memo } from 'react'
import { useSelector } from 'react-redux'
import type { GameRow } from '@app/contract/sport/feed'
import { Icon } from '../../../art/Icon.tsx'
import { useSportText } from '../../../i18n/sport.ts'
import { bandsOf } from '../board.rules.ts'
import type { Column } from '../board.rules.ts'
import { sportOf } from '../sport.slice.ts'
import type { SportRoot } from '../sport.slice.ts'
import { LineCell } from './LineCell.tsx'
import { MatchInfo } from './MatchInfo.tsx'
import { MatchMarkets } from './MatchMarkets.tsx'
import css from './MatchRow.module.css'
import type { Pick } from './PriceCell.tsx'

interface Props {
  game: GameRow
  columns: readonly Column[]
  isLocked: boolean
  onPick: Pick
  onOpen: (hgid: string) => void
}

/** A match of the dense list: main lines, alternatives below them, the rest behind the button. */
export const MatchRow = memo(({ game, columns, isLocked, onPick, onOpen }: Props) => {
  const t = useSportText()
  const { hgid, team_h, team_c } = game.gameInfo
  const isOpen = useSelector((root: SportRoot) => sportOf(root).opened === hgid)
  const match = t('versus', { home: team_h, away: team_c })
  return (
    <article
      className={css.match}
      aria-label={match}
      data-open={isOpen || undefined}
      data-columns={columns.length}
    >
      {bandsOf(game.lines, columns).map(({ rank, cells }, at) => (
        <div key={rank} className={css.band} data-main={at === 0 || undefined}>
          {at === 0 ? <MatchInfo game={game} /> : <span className={css.gap} />}
          {cells.map((line, column) => (
            <LineCell
              key={column}
              game={game}
              line={line}
              isLocked={isLocked}
              isTabStop={at === 0 && column === 0}
              onPick={onPick}
            />
          ))}
          {at === 0 && (
            <button type="button" className={css.more} aria-expanded={isOpen} onClick={() => onOpen(hgid)}>
              <VisuallyHidden>{t(isOpen ? 'lessMarkets' : 'moreMarkets', { match })}</VisuallyHidden>
              {!isOpen && <span>+{game.moreCount}</span>}
              <Icon name={isOpen ? 'chevronUp' : 'chevronDown'} size={14} />
            </button>
          )}
        </div>
      ))}
      {isOpen && <MatchMarkets game={game} isLocked={isLocked} onPick={onPick} />}
    </article>
  )
})
