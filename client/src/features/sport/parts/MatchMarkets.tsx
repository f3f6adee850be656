import { SegmentedControl } from '@mantine/core'
import { useState } from 'react'
import { useSelector } from 'react-redux'
import { marketTitle } from '@app/contract/sport/entry'
import type { GameRow, MarketLine } from '@app/contract/sport/feed'
import { isHandicap, marketOf, selectionsOf } from '@app/contract/sport/markets'
import { families } from '@app/contract/sport/markets.data'
import { lineOfPick, lineText } from '@app/contract/sport/line'
import { reasonOf } from '../../../api/failure.ts'
import { useSportText } from '../../../i18n/sport.ts'
import { EmptyState } from '../../../ui/EmptyState/EmptyState.tsx'
import { SkeletonRows } from '../../../ui/SkeletonRows/SkeletonRows.tsx'
import { groupOf, GROUPS } from '../markets.rules.ts'
import type { GroupName } from '../markets.rules.ts'
import { useGameMoreQuery } from '../sport.api.ts'
import { sportOf } from '../sport.slice.ts'
import { periodOf } from '../useBoard.ts'
import css from './MatchMarkets.module.css'
import { PriceCell } from './PriceCell.tsx'
import type { Pick } from './PriceCell.tsx'

interface Props {
  game: GameRow
  isLocked: boolean
  onPick: Pick
}

/** Every market of one match, kept current while it is open. */
export const MatchMarkets = ({ game, isLocked, onPick }: Props) => {
  const t = useSportText()
  const { filter, slip } = useSelector(sportOf)
  const { data, error, isLoading } = useGameMoreQuery(
    { hgid: game.gameInfo.hgid, oddsType: slip.oddsType },
    { pollingInterval: periodOf(filter.market), skipPollingIfUnfocused: true },
  )
  const [group, setGroup] = useState<GroupName>('all')
  if (isLoading) return <SkeletonRows rows={3} height={64} />
  if (!data) return <EmptyState title={error ? reasonOf(error) : t('moreEmpty')} />
  const lines = data.game.lines.filter(({ wtype }) => group === 'all' || groupOf(wtype) === group)
  const offered = GROUPS.filter(
    (name) => name === 'all' || data.game.lines.some(({ wtype }) => groupOf(wtype) === name),
  )
  const wtypes = [...new Set(lines.map(({ wtype }) => wtype))]
  return (
    <div className={css.markets}>
      {offered.length > 2 && (
        <SegmentedControl
          size="xs"
          aria-label={t('marketGroups')}
          value={group}
          onChange={(value) => setGroup(value)}
          data={offered.map((value) => ({ value, label: t(`group_${value}`) }))}
        />
      )}
      <div className={css.cards}>
        {wtypes.map((wtype) => (
          <section
            key={wtype}
            className={css.card}
            data-wide={selectionsOf(wtype, game.sport).length > 9 || undefined}
          >
            <h4 className={css.title}>{marketTitle(wtype, game.sport, slip.oddsType)}</h4>
            {lines
              .filter((line) => line.wtype === wtype)
              .map((line) => (
                <Selections
                  key={line.gameId}
                  game={data.game}
                  line={line}
                  isLocked={isLocked}
                  onPick={onPick}
                />
              ))}
          </section>
        ))}
      </div>
    </div>
  )
}

const Selections = ({ line, ...rest }: Props & { line: MarketLine }) => {
  const tagOf = (w: string, label: string) => {
    if (line.line === null) return label
    return isHandicap(line.wtype)
      ? `${label} ${lineText(lineOfPick(w, line.line), true)}`
      : `${label} ${line.lineText}`
  }
  const market = marketOf(line.wtype)
  const columns =
    market && families[market.family].kind === 'outright' ? Math.min(3, line.selections.length) : 2
  return (
    <div className={css.selections} data-columns={line.selections.length > 9 ? 5 : columns}>
      {line.selections.map(({ w, label }) => (
        <PriceCell key={w} line={line} w={w} tag={tagOf(w, label)} isTabStop {...rest} />
      ))}
    </div>
  )
}
