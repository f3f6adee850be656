import { Skeleton } from '@mantine/core'
import { Suspense } from 'react'
import { useMemberText } from '../text.ts'
import { Dialog } from '../../../ui/Dialog/Dialog.tsx'
import { lazyPart } from '../../../lib/lazyPart.ts'

/** Each form comes when it is first opened. */
const FORMS = {
  avatar: lazyPart(() => import('./AvatarForm.tsx'), 'AvatarForm'),
  contact: lazyPart(() => import('./ContactForm.tsx'), 'ContactForm'),
  gender: lazyPart(() => import('./GenderForm.tsx'), 'GenderForm'),
  birthday: lazyPart(() => import('./BirthdayForm.tsx'), 'BirthdayForm'),
  realName: lazyPart(() => import('./RealNameForm.tsx'), 'RealNameForm'),
  phone: lazyPart(() => import('./PhoneForm.tsx'), 'PhoneForm'),
  email: lazyPart(() => import('./EmailForm.tsx'), 'EmailForm'),
  password: lazyPart(() => import('./PasswordForm.tsx'), 'PasswordForm'),
  secondPassword: lazyPart(() => import('./SecondPasswordForm.tsx'), 'SecondPasswordForm'),
}

export type FormName = keyof typeof FORMS

/** The title of the dialog is the name of its form. */
export const FormDialog = ({ name, onClose }: { name: FormName; onClose: () => void }) => {
  const t = useMemberText()
  const Form = FORMS[name]
  return (
    <Dialog
      onClose={onClose}
      closeOnClickOutside={false}
      size={name === 'avatar' ? 520 : 440}
      title={t(`form-${name}`)}
    >
      <Suspense fallback={<Skeleton height={180} />}>
        <Form onDone={onClose} />
      </Suspense>
    </Dialog>
  )
}
