import { ActionIcon, Button } from '@mantine/core'
import { Suspense, useRef } from 'react'
import { Link } from 'react-router-dom'
import { Icon, loadIcons } from '../../../art/Icon.tsx'
import { useFrameText } from '../../../i18n/frame.ts'
import { useMineText } from '../../../i18n/mine.ts'
import { useBalance } from '../../../api/balance.ts'
import { useIsHeldBack } from '../../../lib/device/resting.ts'
import { shownYuan } from '../../../features/wallet/wallet.rules.ts'
import { to } from '../../../paths.ts'
import { EyeButton } from '../../../ui/Money/EyeButton.tsx'
import { RollingMoney } from '../../../ui/Money/RollingMoney.tsx'
import { useHiddenAmounts, useOffersDeposit, useUnread } from '../useFrame.ts'
import type { FrameMember } from '../useFrame.ts'
import css from './MemberBar.module.css'
import { lazyPart } from '../../../lib/lazyPart.ts'
import { calm } from '../../../lib/calm.ts'
import { MemberButton } from './MemberButton.tsx'

// The bar shows icons beyond the first screen's.
void loadIcons()

const MemberMenu = lazyPart(() => import('./MemberMenu.tsx'), 'MemberMenu', calm)

/** Longer amounts take the sign's place on a small phone, still longer ones are written smaller too: money is never cut. */
const LONG = 9
const LONGEST = 12

/** Loaded with the first log-in: visitors don't pay for it. */
const MemberBar = ({ member }: { member: FrameMember }) => {
  const t = useFrameText()
  const mine = useMineText()
  const canDeposit = useOffersDeposit()
  const isHeldBack = useIsHeldBack()
  const balance = useBalance()
  const unread = useUnread()
  const [isHidden, toggleHidden] = useHiddenAmounts()
  const asked = useRef({ isFocused: false, isPressed: false })
  const { length } = balance.data ? shownYuan(balance.data) : ''
  return (
    <div className={css.bar} data-held={isHeldBack || undefined}>
      <div className={css.balance}>
        <span className={css.label}>
          {mine(balance.data?.autoTransfer === false ? 'centreWallet' : 'wholeWallet')}
        </span>
        <span
          className={css.amount}
          data-long={length > LONG || undefined}
          data-longest={length > LONGEST || undefined}
        >
          {balance.data ? <RollingMoney yuan={shownYuan(balance.data)} hidden={isHidden} /> : '—'}
        </span>
        <EyeButton hidden={isHidden} onToggle={toggleHidden} />
        <ActionIcon
          size="sm"
          aria-label={mine('refreshBalance')}
          loading={balance.isFetching}
          onClick={() => void balance.refetch()}
        >
          <Icon name="refresh" size={15} />
        </ActionIcon>
      </div>
      <div className={css.money}>
        {(canDeposit || isHeldBack) && (
          <Button component={Link} to={to('saveMoney')} size="sm">
            {t('saveMoney')}
          </Button>
        )}
        <Button component={Link} to={to('transferMoney')} size="sm" variant="light">
          {t('transferMoney')}
        </Button>
        <Button component={Link} to={to('takeMoney')} size="sm" variant={canDeposit ? 'light' : 'filled'}>
          {t('takeMoney')}
        </Button>
      </div>
      <ActionIcon
        component={Link}
        to={to('message')}
        size="lg"
        className={css.letters}
        aria-label={unread ? mine('lettersUnread', { count: unread }) : mine('letters')}
      >
        <Icon name="bell" size={20} />
        {unread > 0 && (
          <span className={css.dot} aria-hidden>
            {unread > 99 ? '99+' : unread}
          </span>
        )}
      </ActionIcon>
      <Suspense
        fallback={
          <MemberButton
            member={member}
            aria-haspopup="dialog"
            onFocus={() => (asked.current.isFocused = true)}
            onBlur={() => (asked.current.isFocused = false)}
            onClick={() => (asked.current.isPressed = true)}
          />
        }
      >
        <MemberMenu asked={asked} member={member} balance={balance.data} isHidden={isHidden} />
      </Suspense>
    </div>
  )
}

export default MemberBar
