import { DIALOG_TITLE } from '@app/contract/rules/texts'
import { Button, Group, Text } from '@mantine/core'
import { useNavigate } from 'react-router-dom'
import { useLiteral } from '../../../i18n/literal.ts'
import { useShellText } from '../../../i18n/shell.ts'
import type { DialogMessage } from '../../../lib/bus.ts'
import { IRREVERSIBLE } from '../../../theme/fills.ts'
import { Dialog } from '../../../ui/Dialog/Dialog.tsx'
import { dialogs } from '../state.ts'

/** One navigation dialog message, its eight keys (ENT-11) and whether it loses something; the next of the queue follows. */
export const MessageDialog = ({ message }: { message: DialogMessage }) => {
  const t = useShellText()
  const literal = useLiteral()
  const navigate = useNavigate()
  const {
    msg,
    title,
    isShowCancel = false,
    sureText,
    sureTo,
    cancelText,
    closeAble = true,
    isLoss = false,
    onSure,
    onCancel,
  } = message
  /** Answered once: a second press before it has gone finds it answered. */
  const leave = (then?: () => void) => {
    if (!dialogs.get().includes(message)) return
    dialogs.set((queue) => queue.filter((one) => one !== message))
    then?.()
  }
  return (
    <Dialog
      onClose={() => leave(onCancel)}
      title={literal(title || DIALOG_TITLE)}
      size={420}
      withCloseButton={closeAble}
      closeOnEscape={closeAble}
      closeOnClickOutside={closeAble}
    >
      <Text style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{literal(msg)}</Text>
      <Group justify="flex-end" mt="lg">
        {isShowCancel && (
          <Button data-autofocus={isLoss || undefined} variant="default" onClick={() => leave(onCancel)}>
            {cancelText || t('cancel')}
          </Button>
        )}
        <Button
          data-autofocus={!isLoss || undefined}
          {...(isLoss && IRREVERSIBLE)}
          onClick={() => leave(sureTo === undefined ? onSure : () => void navigate(sureTo))}
        >
          {literal(sureText) || t('confirm')}
        </Button>
      </Group>
    </Dialog>
  )
}
