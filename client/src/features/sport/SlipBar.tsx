import { VisuallyHidden } from '@mantine/core'
import { useSelector } from 'react-redux'
import { combinedOdds } from '@app/contract/sport/slip/parlay'
import { effectiveOddsType, parsePrice, showOdds } from '@app/contract/sport/market/odds'
import { Icon } from '../../art/Icon.tsx'
import css from './SlipBar.module.css'
import { part } from './sport.slice.ts'
import { useSportText } from './text.ts'

/** What the slip holds in a line: one choice with its price, a series with its combined one. */
const useSum = (): string => {
  const t = useSportText()
  const { entries, mode, oddsType } = useSelector(part('slip'))
  const prices = entries.flatMap(({ oddInfo }) => parsePrice(oddInfo.r) ?? [])
  const [only] = entries
  if (!only) return t('slip')
  if (entries.length === 1) {
    const name = only.playInfo.label
    const k = prices[0]
    return k === undefined
      ? name
      : `${name} @ ${showOdds(k, effectiveOddsType(only.playInfo.wtype, oddsType))}`
  }
  const count = t('legsChosen', { count: entries.length })
  return mode === 'series' && prices.length === entries.length
    ? `${count} · ${t('combined', { legs: entries.length, odds: combinedOdds(prices) })}`
    : `${count} · ${t('multiple')}`
}

/** Over the tab bar where the slip is a sheet: what is chosen, and the way to bet on it. */
export const SlipBar = ({ onOpen }: { onOpen: () => void }) => {
  const t = useSportText()
  const count = useSelector(part('slip')).entries.length
  const sum = useSum()
  return (
    <div className={css.place}>
      <button type="button" className={css.bar} onClick={onOpen}>
        <VisuallyHidden>{t('openSlip', { count })}</VisuallyHidden>
        <span className={css.count}>{count}</span>
        <span className={css.sum}>{sum}</span>
        <span className={css.word}>{t('slip')}</span>
        <Icon name="chevronUp" size={16} />
      </button>
    </div>
  )
}
