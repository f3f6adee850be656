import { fromCents } from '@app/contract/kit/cents'
import { entryKey, isPending } from '@app/contract/sport/slip/entry'
import { maxStake, usedUp } from '@app/contract/sport/slip/stake'
import { useSelector } from 'react-redux'
import { bus } from '../../../../lib/bus.ts'
import { prizeText } from '../../../../lib/text/amount.ts'
import { sportOf } from '../../sport.slice.ts'
import { useSportText } from '../../text.ts'
import { addChip, addQuotes, lookAt, yuanText } from '../slip.rules.ts'
import type { ViewOf } from '../slip.rules.ts'
import { useStakes } from '../useStakes.ts'
import { Cut } from './Cut.tsx'
import css from './StakeField.module.css'
import { StakeField } from './StakeField.tsx'

interface Props {
  viewOf: ViewOf
  balance: string | undefined
  isUsed: boolean
  onUse: () => void
}

/** One stake for each of several bets; empty where they differ. */
export const AllStakes = ({ viewOf, balance, isUsed, onUse }: Props) => {
  const t = useSportText()
  const stakes = useStakes()
  const { slip, stakes: typed } = useSelector(sportOf)
  const bets = slip.entries
    .filter((entry) => !isPending(entry))
    .map((entry) => {
      const { oddInfo, playInfo, championRate } = entry
      const stake = typed[entryKey(entry)] ?? ''
      const view = viewOf(oddInfo.gameId, playInfo.wtype, playInfo.w, championRate.rtype)
      return { key: entryKey(entry), stake, look: lookAt(slip.oddsType, entry, stake, view, balance) }
    })
  const [value = ''] = bets.map(({ stake }) => stake)
  const common = bets.every(({ stake }) => stake === value) ? value : ''
  const open = bets.filter(({ look }) => !usedUp(look.limits))
  const ranges = open.flatMap(({ look }) => (look.problem ? [] : (look.limits ?? [])))
  const [range] = ranges
  const fill = (stake: string) => {
    for (const { key } of bets) stakes.type(key, stake)
  }
  /** The same on each, as far as the balance goes for all of them. */
  const mosts = open.flatMap(({ look: { k, oddsType, limits } }) => {
    if (k === undefined || !limits) return []
    return maxStake(k, oddsType, { ...limits, balanceCents: Math.floor(limits.balanceCents / bets.length) })
  })
  const most = Math.min(...mosts)
  const over = bets.filter(({ look }) => look.cut)
  const [first] = over
  const cut = () => {
    for (const { key, look } of over) stakes.type(key, yuanText(look.real))
  }
  const clamp = () => {
    cut()
    if (first)
      bus.emit('toast', {
        kind: 'info',
        message: t('stakeClamped', { amount: prizeText(fromCents(first.look.real)) }),
      })
  }
  return (
    <StakeField
      label={t('stakeEach')}
      isWinTyped={false}
      isEach
      isLow
      value={common}
      limits={
        range && {
          ...range,
          minCents: Math.max(...ranges.map(({ minCents }) => minCents)),
          maxCents: Math.min(...ranges.map(({ maxCents }) => maxCents)),
        }
      }
      onType={fill}
      onChip={(yuan) => fill(addChip(common, yuan))}
      mostCents={mosts.length === 0 ? undefined : most - (most % 100)}
      riskCents={addQuotes(bets.map(({ look }) => look.quote)).riskCents}
      onLeave={clamp}
      notice={
        isUsed &&
        first?.look.cut && (
          <span className={css.cut} role="alert">
            <Cut
              reason={first.look.cut}
              limits={first.look.limits}
              cents={over.every(({ look }) => look.real === first.look.real) ? first.look.real : undefined}
              onTake={cut}
            />
          </span>
        )
      }
      isUsed={isUsed}
      onUse={onUse}
    />
  )
}
