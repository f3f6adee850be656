import { TextInput, type TextInputProps } from '@mantine/core'
import { isWorldName } from '../world.ts'

/** The name of a world or a snapshot: says so when it can't be one. */
export const NameField = ({
  value,
  onName,
  ...props
}: Omit<TextInputProps, 'value' | 'onChange'> & { value: string; onName: (name: string) => void }) => (
  <TextInput
    {...props}
    value={value}
    error={value !== '' && !isWorldName(value) ? '小写字母、数字和短横线，最多 40 个字符' : props.error}
    onChange={(event) => onName(event.currentTarget.value)}
  />
)
