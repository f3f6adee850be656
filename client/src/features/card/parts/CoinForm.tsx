import { type CoinNetwork, coinAddressError } from '@app/contract/rules/money/coinAddress'
import { Alert, NativeSelect, SegmentedControl, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { Answer } from '../../../api/declared.ts'
import { useCardText } from '../text.ts'
import { useLiteral } from '../../../i18n/literal.ts'
import { bus } from '../../../lib/bus.ts'
import { useAddCoinMutation } from '../card.api.ts'
import { useErrors } from '../../../ui/useErrors.ts'
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
  const literal = useLiteral()
  const [code, setCode] = useState(coins[0]?.code ?? '')
  const coin = coins.find((each) => each.code === code)
  const [chosen, setChosen] = useState<CoinNetwork>()
  const network = coin?.networks.find((each) => each.code === chosen) ?? coin?.networks[0]
  const [address, setAddress] = useState('')
  const [alias, setAlias] = useState('')
  const { errors, setErrors, attempt } = useErrors({ address: `${network?.code} ${address}`, alias })
  const tooLong = useTooLong()
  const [add, { isLoading }] = useAddCoinMutation()
  const submit = async () => {
    if (!network) return
    const wrong = { address: coinAddressError(address, network.code), alias: tooLong(alias, ALIAS_MAX) }
    setErrors(wrong)
    if (wrong.address || wrong.alias) return
    const body = { currency: code, network: network.code, address, alias: alias.trim() }
    const { data } = await add(body)
    if (data) bus.emit('toast', { kind: 'success', message: t('coinAdded') })
  }
  return (
    <AddForm kind="coin" errors={attempt} isBusy={isLoading} left={left} onSubmit={submit}>
      <NativeSelect
        label={t('currency')}
        size="md"
        value={code}
        data={coins.map((each) => ({ value: each.code, label: each.name }))}
        onChange={(event) => setCode(event.currentTarget.value)}
      />
      <div>
        <Text component="div" mb={6} id="coin-network">
          {t('network')}
        </Text>
        <SegmentedControl
          aria-labelledby="coin-network"
          value={network?.code ?? ''}
          data={(coin?.networks ?? []).map((each) => ({ value: each.code, label: each.name }))}
          onChange={(value) => setChosen(value as CoinNetwork)}
        />
      </div>
      {network && <Alert color="gold">{network.warning}</Alert>}
      <TextInput
        label={t('coinAddress')}
        placeholder={t('coinAddressHint')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={address}
        error={literal(errors.address)}
        onChange={(event) => setAddress(event.currentTarget.value.trim())}
      />
      <TextInput
        label={t('alias')}
        placeholder={t('aliasHint')}
        value={alias}
        error={errors.alias}
        onChange={(event) => setAlias(event.currentTarget.value)}
      />
    </AddForm>
  )
}
