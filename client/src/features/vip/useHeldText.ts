import { useOwnRest } from '../../api/rest/ownRest.ts'
import { shortDateTimeText } from '../../lib/text/date.ts'
import { useVipText } from './text.ts'
import { outlasts } from './vip.rules.ts'

/** Until when a gift can be claimed that a break of the member's own keeps back, and whether that is after its end (UN-32). */
export const useHeldText = () => {
  const t = useVipText()
  const until = useOwnRest()?.until
  return (claimUntil: number | null): string | undefined => {
    if (until === undefined) return undefined
    if (claimUntil === null) return t('heldLasting')
    return t(outlasts(claimUntil, until) ? 'heldLastingUntil' : 'heldLost', {
      time: shortDateTimeText(claimUntil),
    })
  }
}
