import { Button } from '@mantine/core'
import { Icon } from '../../../art/Icon.tsx'
import { useHelpText } from '../text.ts'
import { bus } from '../../../lib/bus.ts'
import css from '../figures.module.css'

export const Support = () => {
  const t = useHelpText()
  return (
    <div className={css.support}>
      <span className={css.disc}>
        <Icon name="headset" size={28} />
      </span>
      <Button size="md" onClick={() => bus.emit('openSupport')}>
        {t('openSupport')}
      </Button>
      <span>{t('supportHours')}</span>
    </div>
  )
}
