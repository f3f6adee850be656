import { bus } from '../../lib/bus.ts'
import { balanceText } from '../../lib/text/amount.ts'
import { useSingly } from '../../ui/useSingly.ts'
import { useGameRecycleMutation } from './game.api.ts'
import { useGameText } from './text.ts'

/** Brings what lies in the venue, or in all of them, back to the centre, and says how much it was. */
export const useRecycle = (channelCode: string | undefined) => {
  const t = useGameText()
  const [bring, { isLoading }] = useGameRecycleMutation()
  const recycle = useSingly(async () => {
    const { amount } = await bring(channelCode ? { channelCode } : {}).unwrap()
    bus.emit('toast', {
      kind: 'success',
      message: Number(amount) > 0 ? t('recycled', { amount: balanceText(amount) }) : t('nothingThere'),
    })
  })
  return { recycle, isLoading }
}
