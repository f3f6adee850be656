import { Textarea, type TextareaProps } from '@mantine/core'
import { useState } from 'react'

interface JsonFieldProps extends Omit<TextareaProps, 'value' | 'onChange'> {
  value: unknown
  onChange: (value: unknown) => void
}

const written = (value: unknown) => (value === undefined ? '' : JSON.stringify(value, null, 2))

/** A value as JSON; what can't be read yet stays as it is typed. */
export const JsonField = ({ value, onChange, ...props }: JsonFieldProps) => {
  const [draft, setDraft] = useState<string>()
  const text = draft ?? written(value)
  const take = (next: string) => {
    try {
      onChange(next.trim() === '' ? undefined : JSON.parse(next))
      setDraft(undefined)
    } catch {
      setDraft(next)
    }
  }
  return (
    <Textarea
      {...props}
      autosize
      minRows={2}
      maxRows={16}
      styles={{ input: { fontFamily: 'var(--mantine-font-family-monospace)', fontSize: 12.5 } }}
      error={draft === undefined ? undefined : '不是有效的 JSON，尚未采用'}
      value={text}
      onChange={(event) => take(event.currentTarget.value)}
    />
  )
}
