/** A JSON schema, as far as the contract's requests and messages use it. */
export interface Schema {
  $ref?: string
  type?: string
  const?: unknown
  enum?: unknown[]
  default?: unknown
  description?: string
  pattern?: string
  format?: string
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  items?: Schema
  prefixItems?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  $defs?: Models
}
export type Models = Record<string, Schema>

/** The schema itself, wherever it is kept. */
const settled = (schema: Schema, models: Models): Schema => {
  if (schema.$ref === undefined) return schema
  const { $ref, ...own } = schema
  return { ...models[$ref.slice($ref.lastIndexOf('/') + 1)], ...own }
}
const choices = (schema: Schema) => schema.anyOf ?? schema.oneOf
const isNull = ({ type }: Schema) => type === 'null'

/** Whether null is allowed, and what else. */
export const nullable = (schema: Schema, models: Models): { isNullable: boolean; schema: Schema } => {
  const whole = settled(schema, models)
  const all = choices(whole)
  if (!all?.some(isNull)) return { isNullable: false, schema: whole }
  const rest = all.filter((one) => !isNull(one))
  const description = whole.description === undefined ? {} : { description: whole.description }
  return {
    isNullable: true,
    schema: rest.length === 1 ? { ...settled(rest[0]!, models), ...description } : { ...whole, anyOf: rest },
  }
}

/** The shapes that an object may have: one, unless it is a union. */
export const variantsOf = (schema: Schema, models: Models): Schema[] => {
  const whole = settled(schema, models)
  return choices(whole)?.map((one) => settled(one, models)) ?? [whole]
}
