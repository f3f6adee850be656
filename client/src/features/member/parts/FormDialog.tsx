import { Skeleton } from '@mantine/core'
import { Suspense, useState } from 'react'
import { useMemberText } from '../text.ts'
import { Dialog } from '../../../ui/Dialog/Dialog.tsx'
import { lazyPart } from '../../../lib/lazyPart.ts'
import { useProfile } from '../member.api.ts'

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

const AGAIN = [
  { name: 'phone', fact: 'bindPhone' },
  { name: 'email', fact: 'bindEmail' },
  { name: 'secondPassword', fact: 'secondPassword' },
] as const

/** The title of the dialog is the name of its form. */
export const FormDialog = ({ name, onClose }: { name: FormName; onClose: () => void }) => {
  const t = useMemberText()
  const Form = FORMS[name]
  const profile = useProfile()
  /** What was set before is set anew; what the form itself sets doesn't change its name. */
  const [again] = useState(() => AGAIN.find((one) => one.name === name && profile?.[one.fact])?.name)
  return (
    <Dialog
      onClose={onClose}
      closeOnClickOutside={false}
      size={name === 'avatar' ? 520 : 440}
      title={t(again ? `form-${again}-again` : `form-${name}`)}
    >
      <Suspense fallback={<Skeleton height={180} />}>
        <Form onDone={onClose} />
      </Suspense>
    </Dialog>
  )
}
