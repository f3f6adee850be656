import { Modal, type ModalProps } from '@mantine/core'
import { useEffect, useId } from 'react'
import { useShellText } from '../../i18n/shell.ts'
import { signal, useSignal } from '../../lib/signal.ts'
import { useBackCloses } from './useBackCloses.ts'
import { useFocusBack } from './useFocusBack.ts'

/** Open dialogs, the latest last. */
const open = signal<readonly string[]>([])

/** Whether this dialog lies on top. Mantine's stack would want one place that knows them all. */
const useTopmost = (opened: boolean): boolean => {
  const key = useId()
  const isTop = useSignal(open).at(-1) === key
  useEffect(() => {
    if (!opened) return undefined
    open.set((all) => [...all, key])
    return () => open.set((all) => all.filter((one) => one !== key))
  }, [key, opened])
  return isTop
}

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
  useBackCloses(opened && closeOnEscape, rest.onClose)
  return (
    <Modal
      opened={opened}
      closeOnEscape={closeOnEscape && isTop}
      closeButtonProps={{ 'aria-label': closeLabel ?? t('close') }}
      {...rest}
    />
  )
}
