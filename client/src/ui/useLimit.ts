import { useState } from 'react'
import { useFieldText } from '../i18n/field.ts'

/** For a field that holds so many characters and no more: what it takes of a text, and the words when that isn't all. */
export const useLimit = (max: number, value: string) => {
  const t = useFieldText()
  const [full, setFull] = useState<string>()
  const take = (text: string): string => {
    // One more in a full field changes nothing, wherever it was typed.
    const kept = value.length === max && text.length === max + 1 ? value : text.slice(0, max)
    setFull(text.length > max ? kept : undefined)
    return kept
  }
  return { take, words: full === value ? t('mostCharacters', { max }) : null }
}
