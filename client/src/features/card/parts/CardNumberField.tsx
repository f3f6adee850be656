import { TextInput, type TextInputProps } from '@mantine/core'
import { type ChangeEvent, useLayoutEffect, useRef, useState } from 'react'
import { digitsOf, inFours } from '../../../lib/text/typed.ts'

interface Props extends Omit<TextInputProps, 'value' | 'onChange'> {
  value: string
  onChange: (number: string) => void
}

const without = (digits: string, at: number): string => digits.slice(0, at) + digits.slice(at + 1)

/** A card's number in groups of four; whoever mends a digit in its middle stays there. */
export const CardNumberField = ({ value, onChange, ...rest }: Props) => {
  const field = useRef<HTMLInputElement>(null)
  const [caret, setCaret] = useState<{ digits: number }>()
  useLayoutEffect(() => {
    if (!caret) return
    const { digits } = caret
    const at = digits + Math.floor(Math.max(digits - 1, 0) / 4)
    field.current?.setSelectionRange(at, at)
  }, [caret])
  const take = ({ currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const typed = digitsOf(currentTarget.value)
    const before = digitsOf(currentTarget.value.slice(0, currentTarget.selectionStart ?? undefined)).length
    // Only the blank between two groups went: the digit beside it is meant.
    const isBlank = typed === digitsOf(value) && currentTarget.value.length < value.length
    const isBackward = (nativeEvent as InputEvent).inputType === 'deleteContentBackward'
    const kept = isBlank && isBackward ? before - 1 : before
    onChange(inFours(isBlank ? without(typed, kept) : typed))
    setCaret({ digits: kept })
  }
  return (
    <TextInput ref={field} inputMode="numeric" autoComplete="off" value={value} onChange={take} {...rest} />
  )
}
