import type { PlayedSport } from '@app/contract/sport/codes'
import type { GameInfo, MarketLine } from '@app/contract/sport/feed'
import { marketName, selectionName } from '@app/contract/sport/market/markets'
import { selectionLineText } from '@app/contract/sport/slip/entry'
import { useLiteral } from '../../../../i18n/literal.ts'
import { useSportText } from '../../text.ts'

export interface PriceName {
  /** The selection: "主队", "大". */
  label: string
  /** What it is a price of, for whoever doesn't see where it stands. */
  name: string
}

/** What the prices of a line are called in the language of the page. */
export const usePriceName = () => {
  const t = useSportText()
  const literal = useLiteral()
  return (
    info: GameInfo,
    sport: PlayedSport,
    { wtype, line }: Pick<MarketLine, 'wtype' | 'line'>,
    w: string,
  ): PriceName => {
    const { team_h: home, team_c: away } = info
    const label = selectionName(wtype, w, { home, away }, literal)
    const name = t('priceName', {
      match: t('versus', { home, away }),
      market: marketName(wtype, sport, literal),
      selection: label,
      line: selectionLineText(wtype, w, line),
    })
    return { label, name: name.trim() }
  }
}
