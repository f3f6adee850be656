import { Button, TextInput } from '@mantine/core'
import { normalizedRealName, realNameError } from '@app/contract/rules/account/realName'
import { useState } from 'react'
import { useDepositText } from '../text.ts'
import { useLiteral } from '../../../i18n/literal.ts'
import { bus } from '../../../lib/bus.ts'
import { useErrors } from '../../../ui/useErrors.ts'
import { useFirstError } from '../../../ui/useFirstError.ts'
import { useSubmit } from '../../../ui/useSingly.ts'
import { useBindFromDepositMutation } from '../deposit.api.ts'
import css from '../deposit.module.css'

/** Bank transfers go by the real name: who has none yet binds it here (6449 otherwise), once. */
export const BindName = () => {
  const t = useDepositText()
  const literal = useLiteral()
  const [name, setName] = useState('')
  const { errors, setErrors, attempt } = useErrors({ name })
  const [bind, { isLoading }] = useBindFromDepositMutation()
  const formRef = useFirstError(attempt)
  const submit = useSubmit(async () => {
    const wrong = realNameError(name)
    setErrors({ name: wrong })
    if (wrong) return
    const { data } = await bind({ realName: normalizedRealName(name) })
    if (data) bus.emit('toast', { kind: 'success', message: t('nameBound') })
  })
  return (
    <form ref={formRef} onSubmit={submit} noValidate className={css.form}>
      <TextInput
        label={t('realName')}
        description={t('realNameHint')}
        autoComplete="name"
        size="md"
        value={name}
        error={literal(errors.name)}
        onChange={(event) => setName(event.currentTarget.value.trim())}
      />
      <Button type="submit" variant="light" loading={isLoading}>
        {t('bindName')}
      </Button>
    </form>
  )
}
