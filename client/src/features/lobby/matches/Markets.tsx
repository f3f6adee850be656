import type { GameRow } from '@app/contract/sport/feed'
import { useOnline } from '../../../lib/device/online.ts'
import { useStored } from '../../../lib/device/storage.ts'
import { inSlip } from '../../../lib/inSlip.ts'
import { useSignal } from '../../../lib/signal.ts'
import { useLobbyText } from '../text.ts'
import { Odds } from '../../../ui/Odds/Odds.tsx'
import css from './Markets.module.css'
import { formatIn, marketsOf } from './matchView.ts'
import { openMatch } from './openMatch.ts'

/** Words of the selections, by their code on the card. */
const PICKS = {
  RH: 'home',
  RC: 'away',
  OUO: 'over',
  OUU: 'under',
  MH: 'home',
  MN: 'draw',
  MC: 'away',
} as const
const FAMILIES = { R: 'handicap', OU: 'total', M: 'winner' } as const

interface Props {
  game: GameRow
  /** With the second lines below the main ones. */
  isDeep?: boolean
}

/** The main lines of a match side by side: 让球 · 大小 · 独赢. */
export const Markets = ({ game, isDeep = false }: Props) => {
  const t = useLobbyText()
  const { team_h, team_c } = game.gameInfo
  const chosen = useSignal(inSlip)
  const isLocked = !useOnline()
  const format = formatIn(useStored('sportSlip'))
  const markets = marketsOf(game, format)
  const others = isDeep ? marketsOf(game, format, 1) : []
  if (markets.length === 0) return <p className={css.closed}>{t('marketsClosed')}</p>
  return (
    <div className={css.markets}>
      {markets.map((market) => (
        <div key={market.family} className={css.market} data-family={market.family}>
          <span className={css.family}>
            {t(FAMILIES[market.family])} <small>{t(`format_${market.format}`)}</small>
          </span>
          {[market, ...others.filter(({ family }) => family === market.family)].flatMap(
            ({ line: of, cells }, place) =>
              cells.map((cell) => {
                const word = t(PICKS[cell.w as keyof typeof PICKS] ?? 'home')
                const line = `${word} ${cell.line}`.trim()
                return (
                  <Odds
                    // Another format is no movement of the price.
                    key={`${place}${cell.w}${format}`}
                    name={`${team_h} ${team_c} ${t(FAMILIES[market.family])}`}
                    line={line}
                    price={cell.price}
                    value={cell.value}
                    suspended={isLocked}
                    selected={chosen.some(
                      ({ hgid, wtype, w, line }) =>
                        hgid === game.gameInfo.hgid && wtype === of.wtype && w === cell.w && line === of.line,
                    )}
                    onToggle={() => openMatch(game, { line: of, w: cell.w })}
                  />
                )
              }),
          )}
        </div>
      ))}
    </div>
  )
}
