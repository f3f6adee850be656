import { SCRIPTS } from './scripts.data.ts'
import { SYLLABLES } from './syllables.data.ts'

const syllableOf = new Map(
  Object.entries(SYLLABLES).flatMap(([syllable, signs]) => Array.from(signs, (sign) => [sign, syllable])),
)

const simplifiedOf = new Map(SCRIPTS.match(/../gu)?.map((pair) => [...pair] as [string, string]))

/** In one script, whichever it was written in. */
const inOneScript = (text: string): string =>
  Array.from(text.toLowerCase(), (sign) => simplifiedOf.get(sign) ?? sign).join('')

const typedLetters = (words: string): string => {
  const typed = words.replaceAll(/[\s']/g, '')
  return /^[a-z]+$/.test(typed) ? typed : ''
}

/** How a name is spelt from each of its signs on: in syllables, and in their first letters. */
const spellings = (name: string): string[][] => {
  const spelt = Array.from(name.replaceAll(/[^\p{L}\p{N}]/gu, ''), (sign) => syllableOf.get(sign) ?? sign)
  return spelt.flatMap((_, at) => {
    const rest = spelt.slice(at)
    return [rest, rest.map(([first]) => first!)]
  })
}

/** How the words of a name begin: what stands between spaces is a word. */
const beginnings = (name: string): string[] =>
  name.split(/\s+/).map((_, at, words) =>
    Array.from(
      words
        .slice(at)
        .join('')
        .replaceAll(/[^\p{L}\p{N}]/gu, ''),
      (sign) => (syllableOf.get(sign) ?? sign)[0]!,
    ).join(''),
  )

/** By a part of its name in either script, by how a part of it is spelt in pinyin, or by the first letters from the beginning of a word on. */
export const isBegun = (name: string, words: string): boolean => {
  const wanted = words.trim().toLowerCase()
  if (inOneScript(name).includes(inOneScript(wanted))) return true
  const typed = typedLetters(wanted)
  if (typed === '') return false
  const isSyllable = (each: string[], at: number) => at % 2 === 0 && each.join('').startsWith(typed)
  return (
    beginnings(name).some((each) => each.startsWith(typed)) ||
    (typed.length > 1 && spellings(name).some(isSyllable))
  )
}

/** By a part of its name, or by how a part of it is spelt in pinyin, whole or by the first letters: jinli, jlqb. */
export const isCalled = (name: string, words: string): boolean => {
  const wanted = words.trim().toLowerCase()
  if (name.toLowerCase().includes(wanted)) return true
  const typed = typedLetters(wanted)
  return typed !== '' && spellings(name).some((each) => each.join('').startsWith(typed))
}

/** What was typed is not the beginning of a longer syllable of it. */
export const isCalledWhole = (name: string, words: string): boolean => {
  const wanted = words.trim().toLowerCase()
  if (name.toLowerCase().includes(wanted)) return true
  const typed = typedLetters(wanted)
  return spellings(name).some((each) => each.some((_, at) => each.slice(0, at + 1).join('') === typed))
}
