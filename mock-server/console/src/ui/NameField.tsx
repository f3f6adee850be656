import { isWorldName, WORLD_NAME_RULE } from '@app/contract/control/worldName'
import { TextInput, type TextInputProps } from '@mantine/core'

/** The name of a world or a snapshot: says so when it can't be one. */
export const NameField = ({
  value,
  onName,
  ...props
}: Omit<TextInputProps, 'value' | 'onChange'> & { value: string; onName: (name: string) => void }) => (
  <TextInput
    {...props}
    value={value}
    error={value !== '' && !isWorldName(value) ? WORLD_NAME_RULE : props.error}
    onChange={(event) => onName(event.currentTarget.value)}
  />
)
