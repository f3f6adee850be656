import { PHONE_INPUT_MAX, typedPhone } from '@app/contract/rules/account/phone'
import { Group, NativeSelect, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { useLimit } from '../useLimit.ts'

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
  /** Has the focus when its dialog opens. */
  isNext?: boolean
  onArea: (areaCode: string) => void
  onPhone: (phone: string) => void
}

/** Room for 中国澳门 +853, and half of the line where there is more. */
const AREA_WIDTH = 'max(148px, calc(50% - 5px))'
const ARROW_PX = 30
/** Eleven digits fit into a dialog of a small phone as well. */
const NARROW = { input: { paddingInline: 'clamp(8px, 10vw - 28px, 14px)' } }

/** A phone number with its country's area, which a number that is pasted or filled in may bring along. */
export const PhoneField = ({ areas, areaCode, phone, labels, error, isNext, onArea, onPhone }: Props) => {
  const limit = useLimit(PHONE_INPUT_MAX, phone)
  const type = (text: string) => {
    const typed = typedPhone(
      text,
      areas.map((area) => area.areaCode),
    )
    if (typed.areaCode !== undefined) onArea(typed.areaCode)
    onPhone(limit.take(typed.phone))
  }
  return (
    <Group align="flex-start" wrap="nowrap" gap="xs">
      <NativeSelect
        label={labels.area}
        w={AREA_WIDTH}
        rightSectionWidth={ARROW_PX}
        value={areaCode}
        data={areas.map((area) => ({ value: area.areaCode, label: `${area.areaName} +${area.areaCode}` }))}
        onChange={(event) => onArea(event.currentTarget.value)}
      />
      <TextInput
        style={{ flex: 1 }}
        styles={NARROW}
        data-autofocus={isNext || undefined}
        label={labels.phone}
        placeholder={labels.hint}
        inputMode="tel"
        autoComplete="tel-national"
        value={phone}
        error={error ?? limit.words}
        onChange={(event) => type(event.currentTarget.value)}
      />
    </Group>
  )
}
