import '@mantine/notifications/styles.layer.css'
import { Notifications, notifications, notificationsStore } from '@mantine/notifications'
import { useEffect } from 'react'
import { bus } from '../../lib/bus.ts'
import css from './ToastHost.module.css'

/** A captcha begins a new attempt: what was told of the one before would lie over its buttons on a low screen. */
const clear = () => {
  for (const { id, autoClose } of notificationsStore.getState().notifications)
    if (id && autoClose !== false) notifications.hide(id)
}

export const ToastHost = () => {
  useEffect(() => bus.on('captcha', clear), [])
  return <Notifications className={css.toasts} position="top-center" limit={4} />
}
