import type { UsdtWithdrawInfo } from '@app/contract/withdraw/withdrawInfo'
import { useWithdrawText } from '../text.ts'
import { Countdown } from '../../../ui/Countdown/Countdown.tsx'
import css from '../withdraw.module.css'

interface Props {
  info: UsdtWithdrawInfo
  network: UsdtWithdrawInfo['networks'][number] | undefined
  onEnd: () => void
}

/** The rate of a withdrawal in coin, held for a minute, and the warning of the chosen network. */
export const CoinRate = ({ info, network, onEnd }: Props) => {
  const t = useWithdrawText()
  return (
    <div className={css.rate}>
      <p>
        1 USDT = <strong>¥{info.rate}</strong>
        <span>
          {t('rateHeld')}{' '}
          <Countdown key={info.rateExpireAt} until={info.rateExpireAt} label={t('rateHeld')} onEnd={onEnd} />
        </span>
      </p>
      {network && (
        <p className={css.warning}>
          {t('networkFee', { network: network.name, fee: network.fee })} {network.warning}
        </p>
      )}
    </div>
  )
}
