import { Alert } from '@mantine/core'
import { useState } from 'react'
import { Icon } from '../../../art/Icon.tsx'
import css from '../deposit.module.css'
import { useDepositText } from '../text.ts'

/** Where money may go, said to everybody: on a phone in one line, the whole of it a tap away. */
export const Scam = () => {
  const t = useDepositText()
  const [isOpen, setOpen] = useState(false)
  return (
    <Alert
      classNames={{ root: css.scam ?? '', body: css.scamBody ?? '', message: css.scamText ?? '' }}
      icon={<Icon name="shield" size={20} />}
      color="gold"
    >
      <span data-open={isOpen || undefined} title={t('antiScam')}>
        {t('antiScam')}
      </span>
      <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t(isOpen ? 'less' : 'more')}
      </button>
    </Alert>
  )
}
