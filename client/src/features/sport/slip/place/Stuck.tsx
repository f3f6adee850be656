import { flushSync } from 'react-dom'
import { fromCents } from '@app/contract/kit/cents'
import { entryKey, entryLabel } from '@app/contract/sport/slip/entry'
import { useLiteral } from '../../../../i18n/literal.ts'
import { prizeText } from '../../../../lib/text/amount.ts'
import { pickMatch, pickName } from '../../pick.ts'
import { sportSlice, useSportDispatch } from '../../sport.slice.ts'
import { useSportText } from '../../text.ts'
import buttons from '../buttons.module.css'
import { yuanText } from '../slip.rules.ts'
import { useReason } from '../useReason.ts'
import { useStakes } from '../useStakes.ts'
import css from './Stuck.module.css'
import type { Placing } from './place.rules.ts'

const { entryRemoved } = sportSlice.actions

interface Props {
  placing: Pick<Placing, 'stuck' | 'isSeries' | 'closed' | 'suspended'>
  /** Folds what stands in front of the entries. */
  onShow: () => void
}

/** What of several is in the way of all, a press that shows it, and one that mends it. */
export const Stuck = ({ placing: { stuck: alike, isSeries, closed, suspended }, onShow }: Props) => {
  const t = useSportText()
  const literal = useLiteral()
  const dispatch = useSportDispatch()
  const stakesOf = useStakes()
  const reasonOf = useReason()
  const [first] = alike
  if (!first) return null
  const { entry, reason, limits } = first
  const name = pickName(entry, literal)
  const isHalted = reason === 'closed' || reason === 'suspended'
  const isMany = isHalted ? closed + suspended > 1 : alike.length > 1
  const says = () => {
    if (isHalted && isMany)
      return [
        closed > 0 && t('closedCount', { count: closed }),
        suspended > 0 && t('suspendedCount', { count: suspended }),
      ]
        .filter(Boolean)
        .join(t('andAlso'))
    const named = isMany ? t('stuckMany', { name, count: alike.length }) : name + pickMatch(entry, literal)
    // Why it is closed its card says; beside its name there is room for no more than that it waits.
    if (reason === 'closed') return named
    return t('stuck', {
      name: named,
      reason: reason === 'suspended' ? t('haltedNow') : reasonOf(reason, limits),
    })
  }
  const show = () => {
    flushSync(onShow)
    const item = [...document.querySelectorAll<HTMLElement>('[data-entry]')].find(
      ({ dataset }) => dataset['entry'] === entryKey(entry),
    )
    item?.scrollIntoView({ block: 'nearest' })
    item?.querySelector('button')?.focus({ preventScroll: true })
  }
  const raise = () => {
    for (const one of alike) if (one.limits) stakesOf.type(entryKey(one.entry), yuanText(one.limits.minCents))
  }
  const takeOut = () => {
    // Of legs that don't fit together one is enough.
    const isAmongThem = isSeries && reason !== 'suspended' && reason !== 'closed'
    for (const one of isAmongThem ? [first] : alike) dispatch(entryRemoved(entryKey(one.entry)))
  }
  return (
    <p className={css.stuck}>
      <button type="button" className={css.show} onClick={show}>
        {says()} <span>{t('showStuck')}</span>
      </button>
      {reason === 'belowMin' && limits ? (
        <button type="button" className={buttons.link} onClick={raise}>
          {t('stakeRaise', { amount: prizeText(fromCents(limits.minCents)) })}
        </button>
      ) : (
        <button
          type="button"
          className={buttons.link}
          aria-label={
            isHalted && isMany ? undefined : t('removeEntry', { selection: entryLabel(entry, literal) })
          }
          onClick={takeOut}
        >
          {isHalted && isMany
            ? t(reason === 'closed' && suspended > 0 ? 'removeClosed' : 'removeMany', { count: alike.length })
            : t('remove')}
        </button>
      )}
    </p>
  )
}
