import { slice } from '../../../i18n/slice.ts'
import rules from './text.json'

const { useText } = slice('sport/rules', rules)
export const useRulesText = useText

const isKey = (key: string): key is Extract<keyof typeof rules, string> => Object.hasOwn(rules, key)

/** The paragraphs of a chapter, in order: rule_odds1, rule_odds2 …; each takes of the facts what it has holes for. */
export const useParagraphs = (
  chapter: string,
  facts: Readonly<Record<string, string | number>>,
): readonly string[] => {
  const t = useText()
  const paragraphs: string[] = []
  for (let at = 1; ; at += 1) {
    const key = `rule_${chapter}${at}`
    if (!isKey(key)) return paragraphs
    const holes = Array.from(rules[key].matchAll(/\{(\w+)\}/g), ([, name]) => name!)
    paragraphs.push(t(key, Object.fromEntries(holes.map((name) => [name, facts[name] ?? '']))))
  }
}
