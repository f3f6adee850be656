import { Button } from '@mantine/core'
import { Link } from 'react-router-dom'
import { Icon } from '../../../art/Icon.tsx'
import { useHelpText } from '../text.ts'
import { bus } from '../../../lib/bus.ts'
import { to } from '../../../paths.ts'
import css from '../help.module.css'

export const Ask = () => {
  const t = useHelpText()
  return (
    <section className={css.ask} aria-labelledby="help-ask">
      <h2 id="help-ask" className={css.askTitle}>
        {t('ask')}
      </h2>
      <div className={css.askWays}>
        <Button leftSection={<Icon name="headset" size={18} />} onClick={() => bus.emit('openSupport')}>
          {t('askSupport')}
        </Button>
        <Button variant="default" component={Link} to={to('feedback')}>
          {t('askFeedback')}
        </Button>
      </div>
    </section>
  )
}
