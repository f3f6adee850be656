import { GUEST_DIALOG_TITLE, LOGIN_FIRST } from '@app/contract/rules/texts'
import { Button, Group, Text } from '@mantine/core'
import { useFrameText } from '../../../i18n/frame.ts'
import { useLiteral } from '../../../i18n/literal.ts'
import { useShellText } from '../../../i18n/shell.ts'
import { bus } from '../../../lib/bus.ts'
import { Dialog } from '../../../ui/Dialog/Dialog.tsx'
import { isAskedToLogin } from '../state.ts'

/** A visitor used a member's function (UI-LP-01): OK opens the login form. */
export const LoginTipsDialog = () => {
  const t = useShellText()
  const literal = useLiteral()
  const frame = useFrameText()
  const close = () => isAskedToLogin.set(false)
  /** Without a form nothing comes of it. */
  const leave = () => {
    close()
    bus.emit('closeAuth')
  }
  const go = (form: 'login' | 'register') => () => {
    close()
    bus.emit(form)
  }
  return (
    <Dialog onClose={leave} title={literal(GUEST_DIALOG_TITLE)} size={420}>
      <Text>{literal(LOGIN_FIRST)}</Text>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={go('register')}>
          {frame('register')}
        </Button>
        <Button data-autofocus onClick={go('login')}>
          {t('confirm')}
        </Button>
      </Group>
    </Dialog>
  )
}
