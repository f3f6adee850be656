import { Modal, Skeleton } from '@mantine/core'
import { type LazyExoticComponent, Suspense } from 'react'
import { useMemberText } from '../text.ts'
import { useTopmost } from '../../../ui/useTopmost.ts'
import type { FormOf } from '../dialog.ts'
import { lazyPart } from '../../../lib/lazyPart.ts'

const form = (load: () => Promise<{ Form: FormOf }>) => lazyPart(load, 'Form')

/** Each form comes when it is first opened. */
const FORMS = {
  avatar: form(() => import('./AvatarForm.tsx')),
  contact: form(() => import('./ContactForm.tsx')),
  gender: form(() => import('./GenderForm.tsx')),
  birthday: form(() => import('./BirthdayForm.tsx')),
  realName: form(() => import('./RealNameForm.tsx')),
  phone: form(() => import('./PhoneForm.tsx')),
  email: form(() => import('./EmailForm.tsx')),
  password: form(() => import('./PasswordForm.tsx')),
  secondPassword: form(() => import('./SecondPasswordForm.tsx')),
} satisfies Record<string, LazyExoticComponent<FormOf>>

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
