import { TextInput } from '@mantine/core'

interface FindProps {
  label: string
  /** What it looks through. */
  among: string
  value: string
  onFind: (text: string) => void
  w?: number | undefined
}

/** Among the tools of a part: the field that its rows are found by. */
export const Find = ({ label, among, value, onFind, w }: FindProps) => (
  <TextInput
    aria-label={label}
    placeholder={among}
    w={w}
    value={value}
    onChange={(event) => onFind(event.currentTarget.value)}
  />
)
