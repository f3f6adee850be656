import { useMemo, useState } from 'react'
import type { PlayedSport } from '@app/contract/sport/codes'
import { useSignal } from '../../../../lib/signal.ts'
import { keptColumns, offeredOf, sectionOf } from '../board.rules.ts'
import type { ListRow } from '../board.rules.ts'
import type { LiveBoard } from '../liveBoard.ts'
import type { Column } from './columns.data.ts'

/** What is shown of each sport in the list, and of each league; the same arrays as long as that is the same. */
export const useColumns = (rows: readonly ListRow[], live: LiveBoard) => {
  const pulse = useSignal(live.pulse)
  const [kept, setKept] = useState({ rows, shown: new Map<PlayedSport, readonly Column[]>() })
  const { shown, sections } = useMemo(() => {
    const gamesOf = (row: ListRow) =>
      row.kind === 'league' ? row.league.games.map((game) => live.game(game.gameInfo.hgid) ?? game) : []
    const current = rows.flatMap(gamesOf)
    const isSameList = kept.rows === rows
    const shown = new Map(
      [...new Set(rows.map(({ sport }) => sport))].map((sport) => {
        return [sport, keptColumns(kept.shown.get(sport), offeredOf(current, sport), isSameList)]
      }),
    )
    const sections = new Map<string, readonly Column[]>()
    let section: readonly Column[] = []
    for (const [at, row] of rows.entries()) {
      const all = shown.get(row.sport) ?? []
      const isFirst = at === 0 || row.kind === 'heads'
      // A folded league has no prices under its columns: those beside it hold.
      const open = rows
        .slice(at, isFirst ? undefined : at + 1)
        .find((one) => one.kind === 'league' && one.sport === row.sport && !one.isFolded)
      if (open) section = sectionOf(gamesOf(open), all)
      else if (isFirst) section = all
      sections.set(row.key, section)
    }
    return { shown, sections }
    // The matches change with every answer of the server.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [rows, live, pulse, kept])
  if (kept.rows !== rows || [...shown].some(([sport, columns]) => kept.shown.get(sport) !== columns))
    setKept({ rows, shown })
  return {
    columns: (sport: PlayedSport) => shown.get(sport) ?? [],
    section: ({ key }: ListRow) => sections.get(key) ?? [],
  }
}
