import type { Restraint } from '@app/contract/restraint/restraint'
import { Button, Group, Stack } from '@mantine/core'
import { Link } from 'react-router-dom'
import { useRestraintText } from '../text.ts'
import { to } from '../../../paths.ts'
import css from '../restraint.module.css'
import { Dialog } from '../../../ui/Dialog/Dialog.tsx'
import { Figures } from './Figures.tsx'

interface Props {
  info: Restraint
  onClose: () => void
  onSignOut: () => void
}

/** Time and net result in plain words; going on is a choice, not the default of a click beside it. */
export const RealityCheck = ({ info, onClose, onSignOut }: Props) => {
  const t = useRestraintText()
  return (
    <Dialog onClose={onClose} closeOnClickOutside={false} title={t('realityTitle')} closeLabel={t('goOn')}>
      <Stack>
        <p className={css.mirror}>{t('realityTime', { count: info.today.minutes })}</p>
        <Figures today={info.today} />
        <Group grow>
          <Button variant="default" onClick={onSignOut}>
            {t('signOut')}
          </Button>
          <Button component={Link} to={to('restraint')} variant="light" onClick={onClose}>
            {t('takeABreak')}
          </Button>
          <Button onClick={onClose}>{t('goOn')}</Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
