import { SegmentedControl, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { JsonField } from './JsonField.tsx'
import { type Body, SchemaForm } from './SchemaForm.tsx'
import { type Models, type Schema, variantsOf } from './schema.ts'

interface BodyEditorProps {
  label: string
  schema: Schema
  models: Models
  value: Body
  onChange: (value: Body) => void
}

/** Which of a union's shapes a value has: the one whose required fields are there. */
const variantOf = (variants: readonly Schema[], value: Body): Schema =>
  variants.find(
    ({ required = [], properties = {} }) =>
      required.every((name) => name in value) &&
      Object.entries(properties).every(
        ([name, field]) => !('const' in field) || !(name in value) || field.const === value[name],
      ),
  ) ?? variants[0]!

/** A body as a form or as JSON, whichever is at hand. */
export const BodyEditor = ({ label, schema, models, value, onChange }: BodyEditorProps) => {
  const [mode, setMode] = useState('form')
  const shape = variantOf(variantsOf(schema, models), value)
  const isEmpty = Object.keys(shape.properties ?? {}).length === 0
  return (
    <Stack gap="xs">
      <SegmentedControl
        aria-label={`${label}的写法`}
        w={140}
        data={[
          { value: 'form', label: '表单' },
          { value: 'json', label: 'JSON' },
        ]}
        value={mode}
        onChange={setMode}
      />
      {mode === 'json' ? (
        <JsonField
          aria-label={`${label} JSON`}
          value={value}
          onChange={(next) => onChange((next ?? {}) as Body)}
        />
      ) : isEmpty ? (
        <Text size="sm" c="dimmed">
          没有参数
        </Text>
      ) : (
        <SchemaForm schema={shape} models={models} value={value} onChange={onChange} />
      )}
    </Stack>
  )
}
