import { bus } from '../../lib/bus.ts'
import { useCloseOrderMutation } from './deposit.api.ts'
import { useDepositText } from './text.ts'

/** Asks once more, then closes the order. */
export const useCancelOrder = (orderNo: string) => {
  const t = useDepositText()
  const [close, { isLoading }] = useCloseOrderMutation()
  return {
    isCancelling: isLoading,
    askToCancel: () =>
      bus.emit('showDialog', {
        title: t('cancel'),
        msg: t('cancelAsk'),
        isShowCancel: true,
        isLoss: true,
        sureText: t('cancelConfirm'),
        cancelText: t('keep'),
        onSure: () => void close({ orderNo }),
      }),
  }
}
