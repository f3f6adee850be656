import type { StatusName } from '@app/contract/kit/status'
import { COMPLETE_PROFILE } from '@app/contract/rules/texts'
import { wordsFor } from '../../i18n/errors.ts'
import { shellText } from '../../i18n/shell.ts'
import { session } from '../../api/session.ts'
import { bus } from '../../lib/bus.ts'
import { to } from '../../paths.ts'

interface Action {
  label: () => string
  run: (navigate: (path: string) => void) => void
}

const go = (label: () => string, path: string): Action => ({ label, run: (navigate) => navigate(path) })

/** Codes that need more than a toast: a dialog with the server's words and the next step. */
const DIALOGS: Partial<Record<StatusName, Action | undefined>> = {
  BIND_REAL_NAME: go(() => COMPLETE_PROFILE, to('userinfo')),
  UNBOUND_PHONE: go(() => shellText('goBind'), to('auth')),
  PHONE_VERIFICATION_REQUIRED_1: go(() => shellText('goVerify'), to('auth')),
  PHONE_VERIFICATION_REQUIRED_2: go(() => shellText('goVerify'), to('auth')),
  AUTHENTICATION_REQUIRED: go(() => shellText('goVerify'), to('auth')),
  CONTACT_CUSTOMER_SERVICE: { label: () => shellText('support'), run: () => bus.emit('openSupport') },
  WARNING: undefined,
  REGION_WARNING: undefined,
  LOGIN_REGISTER_SUSPENDED_POPUP: undefined,
}

const FOR_MEMBERS: readonly StatusName[] = [
  'BIND_REAL_NAME',
  'UNBOUND_PHONE',
  'PHONE_VERIFICATION_REQUIRED_1',
  'PHONE_VERIFICATION_REQUIRED_2',
  'AUTHENTICATION_REQUIRED',
]

/** The one message of a refusal: dialog or toast, with the server's words or our own. */
export const refuse = (
  { name, message }: { name: StatusName; message: string },
  navigate: (path: string) => void,
): void => {
  const msg = message || wordsFor(name)
  // Where the next step is a member's page, a visitor only reads the words.
  if (!(name in DIALOGS) || (FOR_MEMBERS.includes(name) && !session.isMember())) {
    if (msg) bus.emit('toast', { kind: 'error', message: msg })
    return
  }
  const action = DIALOGS[name]
  bus.emit('showDialog', {
    msg,
    isShowCancel: action !== undefined,
    ...(action && { sureText: action.label(), onSure: () => action.run(navigate) }),
  })
}
