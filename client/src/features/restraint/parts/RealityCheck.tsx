import type { Restraint } from '@app/contract/restraint/restraint'
import { Button, Stack } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { bus } from '../../../lib/bus.ts'
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

/** Time and net result in plain words; to go on and to stop weigh alike, and neither is the default of a click or a key of what is played. */
export const RealityCheck = ({ info, onClose, onSignOut }: Props) => {
  const t = useRestraintText()
  const [isInGame] = useState(() => document.documentElement.hasAttribute('data-game-stage'))
  const leave = () => {
    onClose()
    bus.emit('leaveGame')
  }
  const rest = (as: 'default' | 'subtle') => (
    <Button component={Link} to={to('restraint')} size="md" variant={as} onClick={onClose}>
      {t('takeABreak')}
    </Button>
  )
  return (
    <Dialog onClose={onClose} closeOnClickOutside={false} title={t('realityTitle')} closeLabel={t('goOn')}>
      <Stack>
        <p className={css.mirror} tabIndex={-1} data-autofocus>
          {t('realityTime', { count: info.today.minutes })}
        </p>
        <Figures today={info.today} />
        <div className={css.ways}>
          {isInGame ? (
            <Button size="md" variant="default" onClick={leave}>
              {t('leaveGame')}
            </Button>
          ) : (
            rest('default')
          )}
          <Button size="md" variant="default" onClick={onClose}>
            {t('goOn')}
          </Button>
          {isInGame && rest('subtle')}
          <Button className={css.out} size="md" variant="subtle" onClick={onSignOut}>
            {t('signOut')}
          </Button>
        </div>
      </Stack>
    </Dialog>
  )
}
