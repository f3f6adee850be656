import { useMediaQuery } from '@mantine/hooks'
import { useSyncExternalStore } from 'react'
import { Link } from 'react-router-dom'
import { Icon } from '../../../art/Icon.tsx'
import { useFrameText } from '../../../i18n/frame.ts'
import { isLobbyOpen } from '../../../lib/chat/chatPlace.ts'
import { useIsHeldBack } from '../../../lib/device/resting.ts'
import { stored, useStored } from '../../../lib/device/storage.ts'
import { to } from '../../../paths.ts'
import { useOffersDeposit, useSupport } from '../useFrame.ts'
import css from './RightRail.module.css'

/** Below this the content leaves no room beside it; the side menu has all of it. */
const TIGHT = '(max-width: 70.6em)'
const goTop = () => window.scrollTo({ top: 0, behavior: 'smooth' })

let isFar = false
/** Read when the page has scrolled, never while it is rendered: it would be laid out for that. */
const onScroll = (changed: () => void) => {
  const look = () => {
    isFar = scrollY > 200
    changed()
  }
  addEventListener('scroll', look, { passive: true })
  return () => removeEventListener('scroll', look)
}

export const RightRail = () => {
  const t = useFrameText()
  const canDeposit = useOffersDeposit()
  const money = canDeposit ? 'saveMoney' : 'wallet'
  const isHeldBack = useIsHeldBack()
  const openSupport = useSupport()
  // The way up stands on top: where it comes and goes nothing else moves.
  const isScrolled = useSyncExternalStore(onScroll, () => isFar)
  const isOpen = useStored('railCollapsed') !== '1'
  const isTight = useMediaQuery(TIGHT, false, { getInitialValueInEffect: false })
  if (isTight) return null
  return (
    <aside className={css.rail} aria-label={t('rail')} data-open={isOpen || undefined}>
      {isOpen && (
        <ul className={css.list}>
          {isScrolled && (
            <li>
              <button type="button" className={css.item} onClick={goTop}>
                <Icon name="top" size={22} />
                {t('railTop')}
              </button>
            </li>
          )}
          <li>
            <button type="button" className={css.item} data-first onClick={openSupport}>
              <Icon name="headset" size={22} />
              {t('support')}
            </button>
          </li>
          <li>
            <button
              type="button"
              className={css.item}
              aria-haspopup="dialog"
              onClick={() => isLobbyOpen.set(true)}
            >
              <Icon name="chat" size={22} />
              {t('railChat')}
            </button>
          </li>
          <li>
            <Link className={css.item} to={to('appdownload')}>
              <Icon name="phone" size={22} />
              {t('appdownload')}
            </Link>
          </li>
          <li data-held={isHeldBack || undefined}>
            <Link className={css.item} to={to(money)}>
              <Icon name={canDeposit ? 'deposit' : 'wallet'} size={22} />
              {t(money)}
            </Link>
          </li>
          <li>
            <Link className={css.item} to={to('feedback')}>
              <Icon name="feedback" size={22} />
              {t('railFeedback')}
            </Link>
          </li>
        </ul>
      )}
      <button
        type="button"
        className={css.fold}
        aria-expanded={isOpen}
        aria-label={t('foldRail')}
        onClick={() => stored.write('railCollapsed', isOpen ? '1' : '0')}
      >
        <Icon name={isOpen ? 'chevronRight' : 'chevronLeft'} size={14} />
      </button>
    </aside>
  )
}
