import { TextInput, type TextInputProps } from '@mantine/core'
import { useState } from 'react'

interface Props extends Omit<TextInputProps, 'type' | 'value' | 'onChange'> {
  value: string
  onChange: (text: string) => void
}

/** Searches while one types, but not for the letters that an input method is still turning into a word. */
export const SearchField = ({ value, onChange, ...rest }: Props) => {
  const [composed, setComposed] = useState<string>()
  const settle = (text: string) => {
    setComposed(undefined)
    onChange(text)
  }
  return (
    <TextInput
      {...rest}
      type="search"
      value={composed ?? value}
      onChange={({ currentTarget, nativeEvent }) =>
        (nativeEvent as InputEvent).isComposing
          ? setComposed(currentTarget.value)
          : settle(currentTarget.value)
      }
      onCompositionEnd={({ currentTarget }) => settle(currentTarget.value)}
    />
  )
}
