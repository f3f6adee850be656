import { Select, type SelectProps } from '@mantine/core'
import { useState } from 'react'
import { queryOf } from '../query.ts'
import { useLook } from '../useLook.ts'

const SUGGESTED = 50

/** A member by name, found among all by what is typed; `besides` are no members. */
export const MemberField = ({
  value,
  onPick,
  besides = [],
  ...props
}: SelectProps & { value: string; onPick: (name: string) => void; besides?: readonly string[] }) => {
  const [typed, setTyped] = useState(value)
  const text = typed === value ? '' : typed.trim()
  const { data } = useLook(`/members${queryOf({ text, limit: SUGGESTED })}`)
  const names = data?.members.map(({ name }) => name) ?? []
  return (
    <Select
      {...props}
      data={[...new Set([...besides, value, ...names])]}
      value={value}
      onChange={(name) => onPick(name ?? value)}
      searchable
      onSearchChange={setTyped}
      filter={({ options }) => options}
      allowDeselect={false}
      maxDropdownHeight={300}
    />
  )
}
