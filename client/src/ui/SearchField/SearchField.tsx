import { CloseButton, TextInput, type TextInputProps } from '@mantine/core'
import { useState } from 'react'
import { useFieldText } from '../../i18n/field.ts'

interface Props extends Omit<TextInputProps, 'type' | 'value' | 'onChange'> {
  value: string
  onChange: (text: string) => void
}

/** Searches while one types, but not for the letters that an input method is still turning into a word. */
export const SearchField = ({ value, onChange, ...rest }: Props) => {
  const t = useFieldText()
  const [composed, setComposed] = useState<string>()
  const settle = (text: string) => {
    setComposed(undefined)
    onChange(text)
  }
  return (
    <TextInput
      rightSection={
        value !== '' && (
          // The field keeps the focus.
          <CloseButton
            aria-label={t('clearSearch')}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => settle('')}
          />
        )
      }
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
