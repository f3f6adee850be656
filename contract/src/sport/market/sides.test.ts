import { expect, it } from 'vitest'
import { leagueBeside, sidesText } from './sides.ts'

const MATCH = { team_h: '湾畔海燕', team_c: '澄江雄狮' }
const TITLE = { team_h: '澄冠超级联赛 冠军', team_c: '' }

it('a match has two sides and its league beside them', () => {
  expect(sidesText(MATCH)).toBe('湾畔海燕 - 澄江雄狮')
  expect(sidesText(MATCH, (home, away) => `${home} 对 ${away}`)).toBe('湾畔海燕 对 澄江雄狮')
  expect(leagueBeside(MATCH, '澄冠超级联赛')).toBe('澄冠超级联赛')
})

it('an outright is called by what is won, and names its league once', () => {
  expect(sidesText(TITLE)).toBe('澄冠超级联赛 冠军')
  expect(leagueBeside(TITLE, '澄冠超级联赛')).toBe('')
  expect(leagueBeside({ team_h: '金靴', team_c: '' }, '澄冠超级联赛')).toBe('澄冠超级联赛')
})
