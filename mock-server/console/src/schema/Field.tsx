import { NativeSelect, NumberInput, TextInput } from '@mantine/core'
import { JsonField } from './JsonField.tsx'
import { type Models, type Schema, nullable } from './schema.ts'

interface FieldProps {
  name: string
  schema: Schema
  models: Models
  isRequired: boolean
  /** undefined: not sent. */
  value: unknown
  onChange: (value: unknown) => void
}

const UNSENT = '（不发送）'
const choiceText = (choice: unknown) => (typeof choice === 'string' ? choice : JSON.stringify(choice))

/** What the contract says of it, without the English beside it; of a number its range. */
const hintOf = ({ description, minimum, maximum }: Schema): string =>
  [
    description?.split(' · ')[0],
    minimum !== undefined && maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER / 2
      ? `${minimum}–${maximum}`
      : undefined,
  ]
    .filter(Boolean)
    .join(' · ')

/** One property as the control that its schema asks for. */
export const Field = ({ name, schema, models, isRequired, value, onChange }: FieldProps) => {
  const { isNullable, schema: field } = nullable(schema, models)
  const shared = {
    label: name,
    description: hintOf(field) || undefined,
    withAsterisk: isRequired,
    inputWrapperOrder: ['label', 'input', 'description', 'error'] as const as ('label' | 'input')[],
  }
  const closed = 'const' in field ? [field.const] : field.type === 'boolean' ? [true, false] : field.enum
  if (closed) {
    const all = [...closed, ...(isNullable ? [null] : [])]
    return (
      <NativeSelect
        {...shared}
        value={value === undefined ? UNSENT : choiceText(value)}
        data={[...(isRequired ? [] : [UNSENT]), ...all.map(choiceText)]}
        onChange={({ currentTarget }) =>
          onChange(all.find((choice) => choiceText(choice) === currentTarget.value))
        }
      />
    )
  }
  if (field.type === 'integer' || field.type === 'number')
    return (
      <NumberInput
        {...shared}
        hideControls
        placeholder={isNullable ? 'null' : isRequired ? '' : UNSENT}
        value={typeof value === 'number' ? value : ''}
        onChange={(next) =>
          onChange(typeof next === 'number' ? next : isNullable ? null : isRequired ? 0 : undefined)
        }
      />
    )
  if (field.type === 'string' && !isNullable)
    return (
      <TextInput
        {...shared}
        placeholder={isRequired ? '' : UNSENT}
        value={typeof value === 'string' ? value : ''}
        onChange={({ currentTarget }) =>
          onChange(currentTarget.value === '' && !isRequired ? undefined : currentTarget.value)
        }
      />
    )
  return <JsonField {...shared} value={value} onChange={onChange} />
}
