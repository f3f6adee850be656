import { slice } from './slice.ts'
import legal from './zh-CN/legal.json'

const { useText } = slice('legal', legal)

export type LegalText = 'terms' | 'privacy'
export interface LegalSection {
  title: string
  paragraphs: readonly string[]
}

/** U-TXT-03: written for this site. Its numbers are those of TERM-01 … TERM-42, caps in US dollars (TRAP-25). */
const keyOf = (kind: LegalText, section: number, paragraph?: number): string => {
  const tail = paragraph === undefined ? '' : `p${paragraph}`
  return kind === 'terms' ? `terms${section}${tail}` : `privacy${section}${tail}`
}

const isKey = (key: string): key is keyof typeof legal => Object.hasOwn(legal, key)

/** The sections of the terms or of the privacy policy, in order: for the dialog and for the help pages. */
export const useLegal = (kind: LegalText): readonly LegalSection[] => {
  const t = useText()
  const sections: LegalSection[] = []
  for (let at = 1; ; at += 1) {
    const title = keyOf(kind, at)
    if (!isKey(title)) return sections
    const paragraphs: string[] = []
    for (let line = 1; ; line += 1) {
      const key = keyOf(kind, at, line)
      if (!isKey(key)) break
      paragraphs.push(t(key))
    }
    sections.push({ title: t(title), paragraphs })
  }
}
