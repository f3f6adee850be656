import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { useSportText } from '../../text.ts'
import css from './Shut.module.css'

interface Props {
  onRemove: () => void
  children: ReactNode
}

/** What a selection says that can't be bet on any more, in the room of its stake, and the way out of the slip. */
export const Shut = ({ onRemove, children }: Props) => {
  const t = useSportText()
  return (
    <div className={css.shut}>
      {children}
      <Button variant="default" size="sm" fullWidth onClick={onRemove}>
        {t('remove')}
      </Button>
    </div>
  )
}
