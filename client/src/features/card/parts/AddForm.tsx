import type { ComponentProps, ReactNode } from 'react'
import { Form } from '../../../ui/Form/Form.tsx'
import fields from '../../../ui/Form/Form.module.css'
import { SubmitFoot } from '../../../ui/SubmitFoot/SubmitFoot.tsx'
import type { AccountKind } from '../card.api.ts'
import css from '../card.module.css'
import { useCardText } from '../text.ts'

interface Props extends Pick<ComponentProps<typeof Form>, 'form'> {
  kind: AccountKind
  /** How many more of this kind there is room for. */
  left: number
  className?: string | undefined
  children: ReactNode
}

/** One more account: its fields, the button, and how many more there may be. */
export const AddForm = ({ kind, form, left, className, children }: Props) => {
  const t = useCardText()
  return (
    <Form form={form} className={`${fields.told} ${css.form} ${className ?? ''}`} gap={12}>
      {children}
      <SubmitFoot label={t('left')} action={t(`add-${kind}`)} isBusy={form.isBusy}>
        {t('leftCount', { count: left })}
      </SubmitFoot>
    </Form>
  )
}
