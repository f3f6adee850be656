import { GUEST_DIALOG_TITLE, LOGIN_FIRST } from '@app/contract/rules/texts'
import { Button, Group, Modal, Text } from '@mantine/core'
import { useLiteral } from '../../../i18n/literal.ts'
import { useShellText } from '../../../i18n/shell.ts'
import { bus } from '../../../lib/bus.ts'
import { useFocusBack } from '../../../ui/useFocusBack.ts'
import { isAskedToLogin } from '../state.ts'

/** A visitor used a member's function (UI-LP-01): OK opens the login form. */
export const LoginTipsDialog = () => {
  const t = useShellText()
  const literal = useLiteral()
  useFocusBack()
  const close = () => isAskedToLogin.set(false)
  return (
    <Modal
      opened
      onClose={close}
      title={literal(GUEST_DIALOG_TITLE)}
      centered
      size={420}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <Text>{literal(LOGIN_FIRST)}</Text>
      <Group justify="flex-end" mt="lg">
        <Button
          data-autofocus
          onClick={() => {
            close()
            bus.emit('login')
          }}
        >
          {t('confirm')}
        </Button>
      </Group>
    </Modal>
  )
}
