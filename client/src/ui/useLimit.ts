import { useState } from 'react'
import { useFieldText } from '../i18n/field.ts'

/** What a field of so many characters keeps of a text, and whether that isn't all. */
export const limited = (max: number, value: string, text: string) => ({
  // One more in a full field changes nothing, wherever it was typed.
  kept: value.length === max && text.length === max + 1 ? value : text.slice(0, max),
  isMore: text.length > max,
})

/** For a field that holds so many characters and no more: what it takes of a text, and the words when that isn't all. */
export const useLimit = (max: number, value: string) => {
  const t = useFieldText()
  const [full, setFull] = useState<string>()
  const take = (text: string): string => {
    const { kept, isMore } = limited(max, value, text)
    setFull(isMore ? kept : undefined)
    return kept
  }
  return { take, words: full === value ? t('mostCharacters', { max }) : null }
}
