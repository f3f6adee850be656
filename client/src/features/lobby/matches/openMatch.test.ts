// @vitest-environment jsdom
import type { GameRow, MarketLine } from '@app/contract/sport/feed'
import { expect, test, vi } from 'vitest'
import { session } from '../../../api/session.ts'
import { bus } from '../../../lib/bus.ts'
import { openMatch } from './openMatch.ts'

test('the price that a visitor pressed last is gone on with after the login, unless the form was closed', () => {
  const game = {} as GameRow
  const pick = (w: string) => ({ line: {} as MarketLine, w })
  const opened = vi.fn()
  bus.on('openMatch', opened)
  openMatch(game, pick('MH'))
  bus.emit('closeAuth')
  openMatch(game, pick('MN'))
  openMatch(game, pick('MC'))
  session.begin({ token: 'a', userId: '1' })
  bus.emit('closeAuth')
  bus.emit('closeAuth')
  expect(opened.mock.calls).toEqual([[{ game, pick: pick('MC') }]])
})
