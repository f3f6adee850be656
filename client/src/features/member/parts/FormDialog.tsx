import { Modal, Skeleton } from '@mantine/core'
import { Suspense } from 'react'
import { useMemberText } from '../text.ts'
import { useTopmost } from '../../../ui/useTopmost.ts'
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
  const isTop = useTopmost()
  const Form = FORMS[name]
  return (
    <Modal
      opened
      onClose={onClose}
      closeOnEscape={isTop}
      closeOnClickOutside={false}
      size={name === 'avatar' ? 520 : 440}
      title={t(`form-${name}`)}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <Suspense fallback={<Skeleton height={180} />}>
        <Form onDone={onClose} />
      </Suspense>
    </Modal>
  )
}
