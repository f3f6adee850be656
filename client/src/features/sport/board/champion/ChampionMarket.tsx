import { useMediaQuery } from '@mantine/hooks'
import { useState } from 'react'
import { useSelector, useStore } from 'react-redux'
import type { SlipEntry } from '@app/contract/sport/slip/entry'
import type { ChampionGame, RateRow } from '@app/contract/sport/feed'
import { CHAMPION } from '@app/contract/sport/market/markets'
import { parsePrice, showOdds } from '@app/contract/sport/market/odds'
import { Icon } from '../../../../art/Icon.tsx'
import { shortDateTimeText } from '../../../../lib/text/date.ts'
import { PHONE } from '../../../../theme/widths.ts'
import { Odds } from '../../../../ui/Odds/Odds.tsx'
import type { Select } from '../match/PriceCell.tsx'
import { useHeldRate } from '../../slip/select.ts'
import { part, sportOf, sportSlice, type SportRoot, useSportDispatch } from '../../sport.slice.ts'
import { useSportText } from '../../text.ts'
import css from './ChampionBoard.module.css'
import { ChampionHead } from './ChampionHead.tsx'

const { leagueFolded } = sportSlice.actions

/** How many are in sight before the market is opened, in whole rows: the likeliest. */
const FIRST = 12
const FIRST_IN_HAND = 6
/** What would leave no more than this behind it isn't worth a press. */
const FEW = 2

/** A champion's rate has no teams: the market stands for the match, the rate for the side. */
const entryOf = (game: ChampionGame, { rtype, name, k }: RateRow): SlipEntry => ({
  gameInfo: {
    gameId: game.gameId,
    gide: '',
    hgid: game.gameId,
    team_h: game.title,
    team_c: '',
    sport: game.sport,
    league: game.league,
    inPlay: false,
    startTime: game.closesAt,
    season: game.season,
  },
  playInfo: { w: rtype, wtype: CHAMPION, line: null, label: name },
  oddInfo: { r: k, gameId: game.gameId },
  bettingData: { active: '', ticket_id: '' },
  championRate: { rtype },
})

interface RateProps {
  game: ChampionGame
  rate: RateRow
  isLocked: boolean
  /** A bet on it runs. */
  isBet: boolean
  onSelect: Select
}

const Rate = ({ game, rate, isLocked, isBet, onSelect }: RateProps) => {
  const t = useSportText()
  const held = useHeldRate(game.gameId, rate)
  const price = held ?? rate.k
  const k = parsePrice(price)
  return (
    <li className={css.rate} data-held={held !== undefined || undefined}>
      <span className={css.name}>
        {rate.name}
        {isBet && <small className={css.bet}>{t('heldBet')}</small>}
      </span>
      <Odds
        name={`${game.title} ${rate.name}`}
        price={k === undefined ? undefined : showOdds(k, 'E')}
        value={k}
        closed={rate.k === '' ? t('paused') : undefined}
        selected={held !== undefined}
        suspended={isLocked || rate.k === ''}
        onToggle={() => onSelect(entryOf(game, { ...rate, k: price }))}
      />
    </li>
  )
}

interface Props {
  game: ChampionGame
  /** What is sought is in sight, wherever it would be folded. */
  isSought: boolean
  isLocked: boolean
  /** The sides that bets run on. */
  bets: readonly string[]
  onSelect: Select
}

interface FoldProps {
  isOpen: boolean
  more: string
  less: string
  onToggle: () => void
}

const Fold = ({ isOpen, more, less, onToggle }: FoldProps) => (
  <button type="button" className={css.fold} aria-expanded={isOpen} onClick={onToggle}>
    {isOpen ? less : more}
    <Icon name={isOpen ? 'chevronUp' : 'chevronDown'} size={14} />
  </button>
)

/** Who can win, the likeliest first; who no longer can is a press away. */
export const ChampionMarket = ({ game, isSought, isLocked, bets, onSelect }: Props) => {
  const t = useSportText()
  const dispatch = useSportDispatch()
  const isFolded = useSelector(part('folded')).includes(game.gameId) && !isSought
  const store = useStore<SportRoot>()
  const isPhone = useMediaQuery(PHONE, false, { getInitialValueInEffect: false })
  const first = isPhone ? FIRST_IN_HAND : FIRST
  const open = game.rates.filter(({ outAt }) => outAt === undefined)
  const out = game.rates.filter(({ outAt }) => outAt !== undefined)
  const [isAll, setAll] = useState(() =>
    sportOf(store.getState()).slip.entries.some(({ oddInfo, championRate }) =>
      open.slice(first).some(({ rtype }) => oddInfo.gameId === game.gameId && rtype === championRate.rtype),
    ),
  )
  const [isOutOpen, setOutOpen] = useState(false)
  const isFolding = !isSought && open.length > first + FEW
  const isOutShown = isOutOpen || isSought
  return (
    <section className={css.game} aria-label={game.title} data-index>
      <ChampionHead {...game} isFolded={isFolded} onFold={() => dispatch(leagueFolded(game.gameId))} />
      {!isFolded && (
        <>
          <ul className={css.rates}>
            {(isFolding && !isAll ? open.slice(0, first) : open).map((rate) => (
              <Rate
                key={rate.rtype}
                {...{ game, rate, isLocked, onSelect }}
                isBet={bets.includes(rate.rtype)}
              />
            ))}
          </ul>
          {!isSought && (isFolding || out.length > 0) && (
            <p className={css.folds}>
              {isFolding && (
                <Fold
                  isOpen={isAll}
                  more={t('ratesAll', { count: open.length })}
                  less={t('ratesFirst')}
                  onToggle={() => setAll(!isAll)}
                />
              )}
              {out.length > 0 && (
                <Fold
                  isOpen={isOutOpen}
                  more={t('ratesOut', { count: out.length })}
                  less={t('ratesOut', { count: out.length })}
                  onToggle={() => setOutOpen(!isOutOpen)}
                />
              )}
            </p>
          )}
          {isOutShown && out.length > 0 && (
            <ul className={css.rates} aria-label={t('ratesOut', { count: out.length })}>
              {out.map(({ rtype, name, outAt = 0 }) => (
                <li key={rtype} className={css.out}>
                  <span className={css.name}>
                    {name}
                    {bets.includes(rtype) && <small className={css.bet}>{t('heldBet')}</small>}
                  </span>
                  <span>{t('outAt', { time: shortDateTimeText(outAt).slice(0, 5) })}</span>
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </section>
  )
}
