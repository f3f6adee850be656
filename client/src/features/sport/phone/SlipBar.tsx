import { UnstyledButton, VisuallyHidden } from '@mantine/core'
import { useSelector } from 'react-redux'
import { parsePrice } from '@app/contract/sport/market/odds'
import { entryKey, isChampionEntry, isSuspended, priceText } from '@app/contract/sport/slip/entry'
import type { SlipEntry } from '@app/contract/sport/slip/entry'
import { combinedOdds } from '@app/contract/sport/slip/parlay'
import { fitsSeries } from '@app/contract/sport/slip/slip'
import { systemBy } from '@app/contract/sport/slip/system'
import { Icon } from '../../../art/Icon.tsx'
import { fromCents } from '@app/contract/kit/cents'
import { clock } from '../../../lib/clock.ts'
import { balanceText, prizeText } from '../../../lib/text/amount.ts'
import { pickMatch, pickName } from '../pick.ts'
import { Replaced } from '../slip/Replaced.tsx'
import { refOf, typedCents } from '../slip/slip.rules.ts'
import { useEnded } from '../slip/item/useEnded.ts'
import { useSlipView } from '../slip/useSlipView.ts'
import { part } from '../sport.slice.ts'
import { useLiteral } from '../../../i18n/literal.ts'
import { useMark } from '../../../lib/mark.ts'
import { useSportText } from '../text.ts'
import css from './SlipBar.module.css'

/** Folded it is asked as often as the lists are: in play more than before, and what has no price just now. */
const [IN_PLAY_MS, FOLDED_MS] = [5_000, 30_000] as const

const isQuick = (entry: SlipEntry) => entry.gameInfo.inPlay || isSuspended(entry)

/** A champion's list says that it is decided before anybody asks. */
const isDecided = (entry: SlipEntry) =>
  isChampionEntry(entry) && isSuspended(entry) && (entry.gameInfo.startTime ?? Infinity) <= clock.now()

/** Of a selection that is closed for good: how its match ended, where it has. */
const Shut = ({ entry }: { entry: SlipEntry }) => {
  const t = useSportText()
  return useEnded(entry, true) || t('reason_closed')
}

/** Over the bottom bar, as soon as something is chosen: what it is, and the way to its slip. */
export const SlipBar = ({ onOpen }: { onOpen: () => void }) => {
  const t = useSportText()
  const literal = useLiteral()
  const slip = useSelector(part('slip'))
  const { entries, mode, oddsType } = slip
  const typed = useSelector(part('stakes'))
  const system = useSelector(part('system'))
  const { viewOf } = useSlipView(entries.some(isQuick) ? IN_PLAY_MS : FOLDED_MS)
  const [first] = entries
  useMark('slip-bar', first !== undefined)
  if (!first) return null
  const count = entries.length
  const isShut = (entry: SlipEntry) => {
    const { gameId, wtype, w, rtype = '' } = refOf(entry)
    return isDecided(entry) || viewOf(gameId, wtype, w, rtype)?.active === 'closed'
  }
  const shut = entries.filter(isShut).length
  const words = () => {
    if (count > 1 && shut > 0) return t('slipShut', { what: t('slipItems', { count }), count: shut })
    if (mode === 'series' && count > 1 && !fitsSeries(slip)) return t('slipItems', { count })
    const chosen = mode === 'series' && systemBy(system, count)
    if (chosen) return t('slipSystem', { count, code: chosen.code, bets: chosen.bets })
    const prices = entries.map(({ oddInfo }) => parsePrice(oddInfo.r)).filter((k) => k !== undefined)
    if (mode === 'series' && count > 1 && prices.length === count)
      return t('slipSeries', { count, odds: balanceText(combinedOdds(prices)) })
    if (count > 1 && mode === 'series') return t('slipItems', { count })
    if (count > 1) {
      const centsOf = (entry: SlipEntry) => typedCents(typed[entryKey(entry)] ?? '')
      const staked = entries.filter((entry) => centsOf(entry) > 0)
      if (staked.length === 0) return t('slipNoStakes', { count })
      const placed = staked.filter((entry) => !isSuspended(entry))
      if (placed.length === 0) return t('slipItems', { count })
      const left = count - staked.length
      const what = {
        count: placed.length,
        amount: prizeText(fromCents(placed.reduce((sum, entry) => sum + centsOf(entry), 0))),
      }
      return left > 0 ? t('slipSomeBets', { ...what, left }) : t('slipBets', what)
    }
    const price = priceText(first.playInfo.wtype, first.oddInfo.r, oddsType)
    const name = pickName(first, literal)
    const match = pickMatch(first, literal)
    // How it ended is what matters of it.
    if (shut > 0)
      return (
        <>
          <span className={css.odds}>
            <Shut entry={first} />
          </span>
          <span className={css.name}>{t('slipHalted', { state: name }) + match}</span>
        </>
      )
    return (
      <>
        <span className={css.pick}>
          <span className={css.name}>{name}</span>
          <span className={css.odds}>
            {price ? t('slipAt', { odds: price }) : t('slipHalted', { state: t('paused') })}
          </span>
        </span>
        {match && <span className={css.match}>{match}</span>}
      </>
    )
  }
  const said = words()
  return (
    <div className={css.bar} data-shut={shut === count || undefined}>
      <UnstyledButton className={css.open} onClick={onOpen}>
        <VisuallyHidden>{t('openSlip', { count })}</VisuallyHidden>
        <span className={css.count} aria-hidden>
          {count}
        </span>
        <span className={css.words}>
          {typeof said === 'string' ? <span className={css.name}>{said}</span> : said}
        </span>
        <Icon name="chevronUp" size={18} />
      </UnstyledButton>
      <Replaced className={css.replaced} />
    </div>
  )
}
