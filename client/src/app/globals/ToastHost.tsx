import '@mantine/notifications/styles.layer.css'
import { Notifications, notifications, notificationsStore } from '@mantine/notifications'
import { useEffect, useSyncExternalStore } from 'react'
import { bus } from '../../lib/bus.ts'
import css from './ToastHost.module.css'

/** A captcha begins a new attempt: what was told of the one before would lie over its buttons on a low screen. */
const clear = () => {
  for (const { id, autoClose } of notificationsStore.getState().notifications)
    if (id && autoClose !== false) notifications.hide(id)
}

const watchScroll = (listener: () => void) => {
  addEventListener('scroll', listener, { passive: true })
  return () => removeEventListener('scroll', listener)
}
/** The strip above the menu is out of sight. */
const isStripGone = () => scrollY > 8

export const ToastHost = () => {
  const isScrolled = useSyncExternalStore(watchScroll, isStripGone)
  useEffect(() => bus.on('captcha', clear), [])
  return (
    <Notifications
      className={css.toasts}
      position="top-center"
      limit={4}
      data-scrolled={isScrolled || undefined}
    />
  )
}
