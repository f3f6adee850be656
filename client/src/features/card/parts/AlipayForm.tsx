import { alipayError } from '@app/contract/rules/money/alipay'
import { EMAIL_MAX } from '@app/contract/rules/account/email'
import { TextInput } from '@mantine/core'
import { reasonOf, refusalOf } from '../../../api/failure.ts'
import { useCardText } from '../text.ts'
import { unspaced } from '../../../lib/text/typed.ts'
import { useAddAlipayMutation } from '../card.api.ts'
import { useAdded } from '../useAdded.ts'
import { useForm } from '../../../ui/Form/useForm.ts'
import { Holder } from './Holder.tsx'
import { AddForm } from './AddForm.tsx'

/** An alipay account, a phone or an e-mail address; a code of the phone follows (6017). */
export const AlipayForm = ({ holder, left }: { holder: string; left: number }) => {
  const t = useCardText()
  const added = useAdded()
  const [add] = useAddAlipayMutation()
  const form = useForm({
    values: { account: '' },
    rules: { account: alipayError },
    onSubmit: async (body, refuse) => {
      const { data, error } = await add(body)
      if (refusalOf(error) === 'DATA_EXISTS') refuse({ account: () => reasonOf(error) })
      return data && added(data, t('alipayAdded'))
    },
  })
  return (
    <AddForm kind="alipay" form={form} left={left}>
      <Holder holder={holder} kind="alipay" />
      <TextInput
        label={t('alipayAccount')}
        placeholder={t('alipayAccountHint')}
        autoComplete="off"
        autoCapitalize="none"
        {...form.text('account', { take: unspaced, max: EMAIL_MAX })}
      />
    </AddForm>
  )
}
