import { type CoinNetwork, coinAddressError } from '@app/contract/rules/money/coinAddress'
import { Alert, NativeSelect, SegmentedControl, TextInput } from '@mantine/core'
import type { Answer } from '../../../api/declared.ts'
import { reasonOf, refusalOf } from '../../../api/failure.ts'
import { useCardText } from '../text.ts'
import { unspaced } from '../../../lib/text/typed.ts'
import { useAddCoinMutation } from '../card.api.ts'
import css from '../card.module.css'
import { useAdded } from '../useAdded.ts'
import { useForm } from '../../../ui/Form/useForm.ts'
import { useTooLong } from '../../../ui/useTooLong.ts'
import { AddForm } from './AddForm.tsx'

const ALIAS_MAX = 20

interface Props {
  coins: Answer<'/fd/api/v1/vCurrency/list'>
  left: number
}

/** Coin, network, address with its checksum, a name of one's own; a code of the phone follows (6017). */
export const CoinForm = ({ coins, left }: Props) => {
  const t = useCardText()
  const tooLong = useTooLong()
  const added = useAdded()
  const [add] = useAddCoinMutation()
  const networkOf = ({ code, chosen }: { code: string; chosen: CoinNetwork | undefined }) => {
    const networks = coins.find((each) => each.code === code)?.networks ?? []
    return networks.find((each) => each.code === chosen) ?? networks[0]
  }
  const form = useForm({
    values: {
      code: coins[0]?.code ?? '',
      chosen: undefined as CoinNetwork | undefined,
      address: '',
      alias: '',
    },
    rules: {
      address: (address, values) => {
        const to = networkOf(values)
        return to ? coinAddressError(address, to.code) : null
      },
      alias: (alias) => tooLong(alias, ALIAS_MAX),
    },
    onSubmit: async ({ address, alias, ...values }, refuse) => {
      const to = networkOf(values)
      if (!to) return undefined
      const body = { currency: values.code, network: to.code, address, alias: alias.trim() }
      const { data, error } = await add(body)
      if (refusalOf(error) === 'DATA_EXISTS') refuse({ address: () => reasonOf(error) })
      return data && added(data, t('coinAdded'))
    },
  })
  const network = networkOf(form.values)
  const coin = coins.find((each) => each.code === form.values.code)
  return (
    <AddForm kind="coin" form={form} left={left}>
      {coins.length > 1 ? (
        <NativeSelect
          label={t('currency')}
          size="md"
          data={coins.map((each) => ({ value: each.code, label: each.name }))}
          {...form.text('code')}
        />
      ) : (
        <div className={css.given}>
          <p>{t('currency')}</p>
          <div className={css.fixed}>{coin?.name}</div>
        </div>
      )}
      <div className={css.given}>
        <p id="coin-network">{t('network')}</p>
        <SegmentedControl
          fullWidth
          className={css.networks ?? ''}
          aria-labelledby="coin-network"
          value={network?.code ?? ''}
          data={(coin?.networks ?? []).map((each) => ({ value: each.code, label: each.name }))}
          onChange={(value) => form.set({ chosen: value as CoinNetwork })}
        />
      </div>
      {network && (
        <Alert color="gold" p="xs">
          {network.warning}
        </Alert>
      )}
      <TextInput
        label={t('coinAddress')}
        placeholder={t('coinAddressHint')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...form.text('address', { take: unspaced })}
      />
      <TextInput label={t('alias')} placeholder={t('aliasHint')} {...form.text('alias')} />
    </AddForm>
  )
}
