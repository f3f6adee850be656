import type { OddsType } from '@app/contract/sport/codes'
import type { GameRow, MarketLine } from '@app/contract/sport/feed'
import { lineOfSelection, lineText } from '@app/contract/sport/market/line'
import { parsePrice, showOdds } from '@app/contract/sport/market/odds'
import { parsed } from '../../../lib/device/storage.ts'

/** Families of the card, in its order: 让球 · 大小 · 独赢. */
export const CARD_FAMILIES = ['R', 'OU', 'M'] as const
export type CardFamily = (typeof CARD_FAMILIES)[number]

interface CellView {
  w: string
  /** "-0.5", "2.5/3"; written close, the card is narrow. Empty for markets without a line. */
  line: string
  /** In the format of its market; undefined while suspended. */
  price: string | undefined
  /** The price itself, in hundredths. */
  value: number | undefined
}

export interface MarketView {
  family: CardFamily
  /** effectiveOddsType() of the three: only two-way lines convert. */
  format: OddsType
  line: MarketLine
  cells: CellView[]
}

/** wtypeOf() of the three, in play and before: the whole table of markets would be the heaviest thing of the page. */
export const CARD_CODES: Readonly<Record<CardFamily, readonly string[]>> = {
  R: ['RE', 'R'],
  OU: ['ROU', 'OU'],
  M: ['RM', 'M'],
}
const hasDraws = ({ sport }: GameRow) => sport === 'FT' || sport === 'VF'

const lineAt = (game: GameRow, family: CardFamily, place: number): MarketLine | undefined => {
  const codes = CARD_CODES[family]
  return game.lines.filter((line) => codes.includes(line.wtype)).toSorted((a, b) => a.rank - b.rank)[place]
}

const shownLine = ({ line }: MarketLine, family: CardFamily, w: string): string => {
  if (line === null) return ''
  const text = family === 'R' ? lineText(lineOfSelection(w, line), true) : lineText(line)
  return text.replaceAll(' ', '')
}

/** The format chosen in the channel, out of what is kept of its slip; Hong Kong until then. */
export const formatIn = (slip: string): OddsType => {
  const chosen = parsed<{ slip?: { oddsType?: string } } | null>(slip, null)?.slip?.oddsType
  return chosen === 'E' || chosen === 'I' || chosen === 'M' ? chosen : 'H'
}

/** Main lines of a match for its card, or the ones at a later `place`; a market that isn't offered is left out. */
export const marketsOf = (game: GameRow, chosen: OddsType = 'H', place = 0): MarketView[] =>
  CARD_FAMILIES.flatMap((family) => {
    const line = lineAt(game, family, place)
    if (!line) return []
    const format = family === 'M' ? 'E' : chosen
    const picks = line.selections.filter(({ w }) => w !== 'MN' || hasDraws(game))
    return [
      {
        family,
        format,
        line,
        cells: picks.map(({ w, k }) => {
          const value = parsePrice(k)
          return {
            w,
            line: shownLine(line, family, w),
            price: value === undefined ? undefined : showOdds(value, format),
            value,
          }
        }),
      },
    ]
  })

/** Where a club's name is broken: 布兰贝伦 · 中央, 里维埃塔 · U21. */
export const brokenAt = (name: string): number => name.search(/(?:\w+|[(（].+|..?)$/)
