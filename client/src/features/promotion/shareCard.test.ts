import { expect, it } from 'vitest'
import { cardSvg } from './shareCard.ts'

it('is a picture that says whose characters its words are, and what it is told is only ever text', () => {
  const words = {
    link: 'https://chengwan.example/r/1',
    code: 'A1',
    line: '',
    promise: '',
    codeLabel: '',
    scan: '',
  }
  const card = cardSvg({ ...words, lang: 'zh-TW', brand: '<b>"澄灣"</b>', adults: '18+' })
  expect(card).toMatch(/^<svg [^>]*lang="zh-TW"/)
  expect(card).toContain('&lt;b&gt;&quot;澄灣&quot;&lt;/b&gt;')
})
