import { shownYuan } from '../../features/wallet/wallet.rules.ts'
import { RollingMoney } from '../../ui/Money/RollingMoney.tsx'
import { StageMark } from './TopStrip/StageMark.tsx'
import { useBalance, useHiddenAmounts, useSite } from './useFrame.ts'

/** What of the site's frame stays in sight in a channel's head on a phone: the mark of a demo and the balance. */
export const PhoneFrame = () => {
  const { isDemo } = useSite()
  const { data } = useBalance()
  const [isHidden] = useHiddenAmounts()
  return (
    <>
      {isDemo && <StageMark />}
      {data && <RollingMoney yuan={shownYuan(data)} hidden={isHidden} />}
    </>
  )
}
