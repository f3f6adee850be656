import { normalizedRealName, realNameError } from '@app/contract/rules/account/realName'
import { Button, Stack, TextInput } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { reasonOf, refusalOf } from '../../../api/failure.ts'
import { Form } from '../../../ui/Form/Form.tsx'
import fields from '../../../ui/Form/Form.module.css'
import { useForm } from '../../../ui/Form/useForm.ts'
import type { FormProps } from '../dialog.ts'
import css from '../member.module.css'
import { useBindOtherMutation } from '../member.api.ts'
import { useMemberText } from '../text.ts'
import { tellDone } from '../told.ts'

/** What is to be set once is read once more, as it will stand; the focus is on it, so that a key pressed twice sends nothing. */
const Reading = ({ name, onMend }: { name: string; onMend: () => void }) => {
  const t = useMemberText()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    place.current?.focus()
  }, [])
  return (
    <Stack ref={place} tabIndex={-1} role="group" aria-label={t('realNameRight')} className={css.reading}>
      <p>{t('realNameRight')}</p>
      <strong>{name}</strong>
      <Button variant="default" onClick={onMend}>
        {t('realNameMend')}
      </Button>
    </Stack>
  )
}

/** The real name, once: cards and withdrawals go by it (TERM-04). */
export const RealNameForm = ({ onDone }: FormProps) => {
  const t = useMemberText()
  const [bind] = useBindOtherMutation()
  const [read, setRead] = useState('')
  const form = useForm({
    values: { name: '' },
    rules: { name: (name) => (name === '' ? t('realNameRequired') : realNameError(name)) },
    onSubmit: async ({ name }, refuse) => {
      const realName = normalizedRealName(name)
      if (read !== realName) return setRead(realName)
      const { data, error } = await bind({ realName })
      if (!data) setRead('')
      if (refusalOf(error) === 'DATA_EXISTS') refuse({ name: () => reasonOf(error) })
      if (!data) return undefined
      tellDone(t('realNameBound'))
      return onDone()
    },
  })
  if (read)
    return (
      <Form form={form} action={t('realNameSend')}>
        <Reading name={read} onMend={() => setRead('')} />
      </Form>
    )
  return (
    <Form form={form} className={fields.told} action={t('confirm')} note={t('onceOnly')}>
      <TextInput
        data-autofocus
        label={t('realName')}
        placeholder={t('realNameRequired')}
        description={t('realNameHint')}
        autoComplete="name"
        {...form.text('name', { take: (text) => text.trim() })}
      />
    </Form>
  )
}
