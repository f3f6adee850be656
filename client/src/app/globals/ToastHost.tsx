import '@mantine/notifications/styles.layer.css'
import { Notifications } from '@mantine/notifications'

export const ToastHost = () => <Notifications position="top-center" limit={4} />
