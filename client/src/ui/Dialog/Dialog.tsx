import { Modal, type ModalProps } from '@mantine/core'
import { useShellText } from '../../i18n/shell.ts'
import { useBackCloses } from './useBackCloses.ts'
import { useFocusBack } from './useFocusBack.ts'
import { useTopmost } from './useTopmost.ts'

interface Props extends Omit<ModalProps, 'opened'> {
  opened?: boolean
  /** What its cross is called, where it does more than close. */
  closeLabel?: string
}

/** Every dialog: Escape is for the topmost, and who opened it has the focus again afterwards. */
export const Dialog = ({ opened = true, closeOnEscape = true, closeLabel, ...rest }: Props) => {
  const t = useShellText()
  const isTop = useTopmost(opened)
  useFocusBack(opened)
  const onClose = useBackCloses(opened && closeOnEscape, rest.onClose)
  return (
    <Modal
      opened={opened}
      closeOnEscape={closeOnEscape && isTop}
      closeButtonProps={{ 'aria-label': closeLabel ?? t('close') }}
      {...rest}
      onClose={onClose}
    />
  )
}
