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

/** What of several is in the way of all, and the press that mends it. */
export const Stuck = ({ of: alike, isSeries }: { of: Placing['stuck']; isSeries: boolean }) => {
  const t = useSportText()
  const literal = useLiteral()
  const dispatch = useSportDispatch()
  const stakesOf = useStakes()
  const says = useReason()
  const [first] = alike
  if (!first) return null
  const { entry, reason, limits } = first
  const name = pickName(entry, literal)
  const named =
    alike.length > 1 ? t('stuckMany', { name, count: alike.length }) : name + pickMatch(entry, literal)
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
      <span>
        {/* Why it is closed its card says; beside its name there is room for no more than that it waits. */}
        {reason === 'closed'
          ? named
          : t('stuck', {
              name: named,
              reason: reason === 'suspended' ? t('haltedNow') : says(reason, limits),
            })}
      </span>
      {reason === 'belowMin' && limits ? (
        <button type="button" className={buttons.link} onClick={raise}>
          {t('stakeRaise', { amount: prizeText(fromCents(limits.minCents)) })}
        </button>
      ) : (
        <button
          type="button"
          className={buttons.link}
          aria-label={t('removeEntry', { selection: entryLabel(entry, literal) })}
          onClick={takeOut}
        >
          {t('remove')}
        </button>
      )}
    </p>
  )
}
