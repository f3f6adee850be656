import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderAt } from '../renderAt.tsx'
import { changeAnswers } from './answers.ts'

const HAN = /\p{Script=Han}/u
const MARKUP = '<img src=x onerror=stolen()><svg onload=stolen()></svg><a href="javascript:stolen()">领取</a>'
const SCRIPT = 'javascript:stolen()//'
const ADDRESS = /url$|link$|href|image|avatar|icon/i

/** An answer as a backend gives it whose texts and addresses somebody else has written. */
const written = (value: unknown, key = ''): unknown => {
  if (typeof value === 'string') {
    if (ADDRESS.test(key) && /^(?:https?:|\/)/.test(value)) return SCRIPT
    return HAN.test(value) ? value + MARKUP : value
  }
  if (Array.isArray(value)) return value.map((one) => written(one, key))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, written(one, name)]))
}

// Such answers break the contract, and it says so.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))
changeAnswers((data) => written(data))

/** A picture's address is never run; React puts an error in the place of a script that would be. */
const LEADS = ['href', 'src', 'srcdoc', 'action', 'formaction', 'xlink:href', 'data']
const runs = ({ attributes, tagName }: Element) =>
  [...attributes].some(
    ({ name, value }) =>
      name.startsWith('on') ||
      (!/^i(?:mg|mage)$/i.test(tagName) &&
        LEADS.includes(name) &&
        /^\s*javascript:/i.test(value) &&
        !value.includes('React has blocked')) ||
      (name === 'style' && value.includes('stolen')),
  )

test.each([
  '/',
  '/activity/discount',
  '/sponsor',
  '/game/realbet',
  '/mine/message',
  '/mine/feedback?view=list',
  '/mine/betRecord',
  '/mine/transRecord',
  '/mine/userinfo',
  '/mine/savemoney',
  '/activity/racePage/101',
  '/activity/friendInvitation',
  '/game/sport/crty',
])('%s shows what others wrote as text, and none of it runs', async (path) => {
  await renderAt(path, { as: 'vip5' })
  await waitFor(() => expect(screen.getByRole('main').textContent).toContain('<img src=x'), {
    timeout: 20_000,
  })
  expect([...document.querySelectorAll('*')].filter(runs).map(({ outerHTML }) => outerHTML)).toEqual([])
})
