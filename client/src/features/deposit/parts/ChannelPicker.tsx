import type { PaymentChannel } from '@app/contract/deposit/paymentType'
import { Radio } from '@mantine/core'
import { useId } from 'react'
import { useDepositText } from '../text.ts'
import { prizeText } from '../../../lib/text/amount.ts'
import css from '../deposit.module.css'

interface Props {
  channels: readonly PaymentChannel[]
  value: string
  onChange: (id: string) => void
}

export const ChannelPicker = ({ channels, value, onChange }: Props) => {
  const t = useDepositText()
  const name = useId()
  return (
    <fieldset className={css.channels}>
      <legend>{t('channel')}</legend>
      {channels.map((channel) => (
        <label key={channel.id} className={css.channel} data-down={channel.status !== 'open' || undefined}>
          <Radio
            name={name}
            checked={channel.id === value}
            disabled={channel.status !== 'open'}
            onChange={() => onChange(channel.id)}
          />
          <strong>{channel.name}</strong>
          {channel.status === 'open' ? (
            <small>
              <span>{t('channelLimits', { min: prizeText(channel.min), max: prizeText(channel.max) })}</span>{' '}
              <span>{channel.hint}</span>
            </small>
          ) : (
            <small>{t('channelDown')}</small>
          )}
        </label>
      ))}
    </fieldset>
  )
}
