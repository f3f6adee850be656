import { SimpleGrid } from '@mantine/core'
import { Field } from './Field.tsx'
import type { Models, Schema } from './schema.ts'

export type Body = Record<string, unknown>

interface SchemaFormProps {
  schema: Schema
  models: Models
  value: Body
  onChange: (value: Body) => void
}

/** A field for each property; what is left empty and needn't be sent is left out. */
export const SchemaForm = ({ schema, models, value, onChange }: SchemaFormProps) => (
  <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="xs" verticalSpacing="xs">
    {Object.entries(schema.properties ?? {}).map(([name, field]) => (
      <Field
        key={name}
        name={name}
        schema={field}
        models={models}
        isRequired={schema.required?.includes(name) ?? false}
        value={value[name]}
        onChange={(next) => {
          const { [name]: _, ...rest } = value
          onChange(next === undefined ? rest : { ...value, [name]: next })
        }}
      />
    ))}
  </SimpleGrid>
)
