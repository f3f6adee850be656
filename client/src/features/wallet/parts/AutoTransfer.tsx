import { Switch } from '@mantine/core'
import { useWalletText } from '../../../i18n/wallet.ts'
import { useBalance } from '../../../api/balance.ts'
import { useOnline } from '../../../lib/device/online.ts'
import { useSetAutoTransferMutation } from '../wallet.api.ts'

/** 自动免转: a launch brings the centre's money along. Known by the answer that the money beside it is from. */
export const AutoTransfer = () => {
  const t = useWalletText()
  const { data, isFetching } = useBalance()
  const isOnline = useOnline()
  const [set, { isLoading, originalArgs }] = useSetAutoTransferMutation()
  const isOn = isLoading ? originalArgs?.status === 1 : (data?.autoTransfer ?? false)
  return (
    <Switch
      label={t('autoTransfer')}
      description={t('autoTransferHint')}
      checked={isOn}
      disabled={!data || !isOnline}
      aria-busy={isLoading || isFetching}
      onChange={(event) => void set({ status: event.currentTarget.checked ? 1 : 0 })}
    />
  )
}
