import '@mantine/notifications/styles.layer.css'
import { Notifications } from '@mantine/notifications'
import css from './ToastHost.module.css'

export const ToastHost = () => <Notifications className={css.toasts} position="top-center" limit={4} />
