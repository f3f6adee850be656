import { alipayError } from '@app/contract/rules/money/alipay'
import { EMAIL_MAX } from '@app/contract/rules/account/email'
import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { useCardText } from '../text.ts'
import { useLiteral } from '../../../i18n/literal.ts'
import { bus } from '../../../lib/bus.ts'
import { useAddAlipayMutation } from '../card.api.ts'
import { useErrors } from '../../../ui/useErrors.ts'
import { useLimit } from '../../../ui/useLimit.ts'
import { Holder } from './Holder.tsx'
import { AddForm } from './AddForm.tsx'

/** An alipay account, a phone or an e-mail address; a code of the phone follows (6017). */
export const AlipayForm = ({ holder, left }: { holder: string; left: number }) => {
  const t = useCardText()
  const literal = useLiteral()
  const [account, setAccount] = useState('')
  const { errors, setErrors, attempt } = useErrors({ account })
  const limit = useLimit(EMAIL_MAX, account)
  const [add, { isLoading }] = useAddAlipayMutation()
  const submit = async () => {
    const wrong = alipayError(account)
    setErrors({ account: wrong })
    if (wrong) return
    const { data } = await add({ account })
    if (data) bus.emit('toast', { kind: 'success', message: t('alipayAdded') })
  }
  return (
    <AddForm kind="alipay" errors={attempt} isBusy={isLoading} left={left} onSubmit={submit}>
      <Holder holder={holder} />
      <TextInput
        label={t('alipayAccount')}
        placeholder={t('alipayAccountHint')}
        autoComplete="off"
        autoCapitalize="none"
        value={account}
        error={literal(errors.account) ?? limit.words}
        onChange={(event) => setAccount(limit.take(event.currentTarget.value.trim()))}
      />
    </AddForm>
  )
}
