import { PHONE_INPUT_MAX } from '@app/contract/rules/phone'
import { Group, NativeSelect, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'

interface Area {
  areaName: string
  areaCode: string
}

interface Props {
  areas: readonly Area[]
  areaCode: string
  phone: string
  labels: { area: string; phone: string; hint?: string }
  error: ReactNode
  onArea: (areaCode: string) => void
  onPhone: (phone: string) => void
}

/** Room for 中国澳门 +853. */
const AREA_PX = 148
const ARROW_PX = 30

/** A phone number with its country's area; blanks at its ends are no part of it. */
export const PhoneField = ({ areas, areaCode, phone, labels, error, onArea, onPhone }: Props) => (
  <Group align="flex-start" wrap="nowrap" gap="xs">
    <NativeSelect
      label={labels.area}
      w={AREA_PX}
      rightSectionWidth={ARROW_PX}
      value={areaCode}
      data={areas.map((area) => ({ value: area.areaCode, label: `${area.areaName} +${area.areaCode}` }))}
      onChange={(event) => onArea(event.currentTarget.value)}
    />
    <TextInput
      style={{ flex: 1 }}
      label={labels.phone}
      placeholder={labels.hint}
      inputMode="tel"
      autoComplete="tel-national"
      maxLength={PHONE_INPUT_MAX}
      value={phone}
      error={error}
      onChange={(event) => onPhone(event.currentTarget.value.trim())}
    />
  </Group>
)
