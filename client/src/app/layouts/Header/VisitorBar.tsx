import { Button } from '@mantine/core'
import { useFrameText } from '../../../i18n/frame.ts'
import { bus } from '../../../lib/bus.ts'
import css from './VisitorBar.module.css'

export const VisitorBar = () => {
  const t = useFrameText()
  return (
    <div className={css.bar}>
      <Button variant="subtle" color="gray" onClick={() => bus.emit('login')}>
        {t('login')}
      </Button>
      <Button onClick={() => bus.emit('register')}>{t('register')}</Button>
    </div>
  )
}
