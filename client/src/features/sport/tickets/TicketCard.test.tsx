import { MantineProvider } from '@mantine/core'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { resultLabels, voidReasons } from '@app/contract/sport/settle/results'
import type { Ticket } from '@app/contract/sport/ticket'
import { dateTimeText } from '../../../lib/text/date.ts'
import { TicketCard } from './TicketCard.tsx'
import { ticketFor } from './ticket.data.ts'

const ticket = ticketFor({ state: 'settled', result: 'W', return: '195.00', settledAt: 2 })

// [C-RES-A C-RES-D C-RES-D01 C-RES-D02 C-RES-D03 C-RES-D04 C-RES-D05 C-RES-D06 C-RES-D07 C-RES-D08 C-RES-D09]
// [C-RES-D10 C-RES-D11 C-RES-D12 C-RES-D13 C-RES-D14 C-RES-D15 C-RES-D16 C-RES-D17 C-RES-D18 C-RES-D19]
// [C-RES-D20 C-RES-D21 C-RES-D22 C-RES-D23 C-RES-D24 C-RES-L C-RES-LL C-RES-LW C-RES-P C-RES-W]
test.each([
  ...Object.entries(resultLabels),
  ...Object.entries(voidReasons),
  ['DY', '注单取消(DY)'],
  ['Q', '--'],
])('a ticket decided %s says %s', (code, words) => {
  render(
    <MantineProvider env="test">
      <TicketCard ticket={{ ...ticket, result: code as Ticket['result'] }} />
    </MantineProvider>,
  )
  expect(screen.getByRole('article').querySelector('header')?.textContent).toContain(words)
})

const shown = (change: Partial<Ticket>) => {
  render(
    <MantineProvider env="test">
      <TicketCard ticket={ticketFor(change)} />
    </MantineProvider>,
  )
  return screen.getByRole('article').textContent
}

// [U-SPORT-16]
test('a ticket says what was closed of it, what it was taken from and the value it waits for', () => {
  expect(shown({ sold: { stake: '30.00', amount: '27.30' } })).toContain(
    '另有本金 ¥30.00 已部分兑现，到账 ¥27.30',
  )
})

test('a series that gave back less than it cost is lost, one that gave back as much is even', () => {
  const [leg] = ticketFor({}).legs
  const legs = [leg!, { ...leg!, w: 'RC' }].map((one) => ({ ...one, result: 'LL' as const }))
  const series = { kind: 'series', state: 'settled', result: 'W', risk: '50.00', legs } as const
  const { rerender } = render(
    <MantineProvider env="test">
      <TicketCard ticket={ticketFor({ ...series, return: '12.50' })} />
    </MantineProvider>,
  )
  const head = () => screen.getByRole('article').querySelector('header')?.textContent
  expect(head()).toMatch(/输$/)
  rerender(
    <MantineProvider env="test">
      <TicketCard ticket={ticketFor({ ...series, return: '50.00' })} />
    </MantineProvider>,
  )
  expect(head()).toMatch(/和局$/)
})

test('of a system what was closed is what all of its bets had cost', () => {
  const system = { code: '5串10', sizes: [3], bets: 10 }
  expect(shown({ kind: 'system', system, sold: { stake: '125.00', amount: '1207.77' } })).toContain(
    '另有本金 ¥1,250.00 已部分兑现，到账 ¥1,207.77',
  )
})

test('a part says so, and of which ticket', () => {
  const cashOut = { amount: '27.30', at: 2 }
  const text = shown({ state: 'settled', return: '27.30', cashOut, partOf: '900000000009' })
  expect(text).toContain('部分兑现')
  expect(text).toContain('原注单 900000000009')
  expect(text, 'and when it was closed').toContain(`兑现于 ${dateTimeText(2)}`)
})

test('a value that it waits for stands on it', () => {
  expect(shown({ autoCashOut: '1500.00' })).toContain('报价达到 ¥1,500.00 时自动兑现')
})

test('a leg names the odds format once, at its market', () => {
  expect(shown({}).match(/盘\]/g)).toHaveLength(1)
})

test('a receipt says what is staked and what can come before its legs, and at which price they are combined', () => {
  const [leg] = ticketFor({}).legs
  const legs = [leg!, { ...leg!, w: 'RC', k: '1.00' }]
  const ticket = ticketFor({ kind: 'series', legs, risk: '100.00', win: '290.00' })
  const { rerender } = render(
    <MantineProvider env="test">
      <TicketCard ticket={ticket} isReceipt />
    </MantineProvider>,
  )
  const text = () => screen.getByRole('article').textContent
  expect(text()).toMatch(/^2串1 @ 3.90（欧洲盘）实扣¥100.00可赢¥290.00返还¥390.00甲/)
  rerender(
    <MantineProvider env="test">
      <TicketCard ticket={ticket} />
    </MantineProvider>,
  )
  expect(text()).toMatch(/^2串1 @ 3.90（欧洲盘）甲/)
})

test('a system says the stake of each of its bets, and that what it can win is the most', () => {
  const system = { code: '3串4', sizes: [2, 3], bets: 4 }
  expect(shown({ kind: 'system', system, stake: '20.00', risk: '80.00' })).toMatch(
    /^3串4，4 注 × ¥20.*最高可赢.*最高返还/,
  )
})

test('a bet that was refused is neither won nor lost', () => {
  shown({ state: 'refused', reason: 'dangerousBall', return: '100.00' })
  expect(screen.getByText('危险球，投注未成立').dataset['tone']).toBe('off')
})

test('a receipt says which price has moved since it was asked for, once it is confirmed and on the same line', () => {
  const receipt = (asked: { r: string; line: number }, change: Partial<Ticket> = {}) => {
    const { unmount } = render(
      <MantineProvider env="test">
        <TicketCard ticket={ticketFor(change)} isReceipt asked={[asked]} />
      </MantineProvider>,
    )
    const words = screen.getByRole('article').textContent
    unmount()
    return words
  }
  expect(receipt({ r: '0.94', line: -0.5 })).toContain('赔率已变 0.94 → 0.95')
  expect(receipt({ r: '0.95', line: -0.5 })).not.toContain('赔率已变')
  expect(receipt({ r: '0.94', line: -1 })).not.toContain('赔率已变')
  expect(receipt({ r: '0.94', line: -0.5 }, { state: 'delay' })).not.toContain('赔率已变')
})

test('a bet that something on the match refused says what that was', () => {
  expect(shown({ state: 'refused', reason: 'dangerousBall', refusedBy: 'penalty' })).toContain(
    '点球，投注未成立',
  )
})

test('a bet on a champion says which season it is of and, once that is decided, who won', () => {
  const [leg] = ticket.legs
  const gameInfo = { ...leg!.gameInfo, team_h: '中超 冠军', team_c: '' }
  const of = { ...leg!, gameInfo, label: '甲', season: '2026 第42季' }
  expect(shown({ legs: [of] })).toContain('中超 冠军2026 第42季')
  const lost = { state: 'settled', result: 'L', return: '0.00', settledAt: 2 } as const
  render(
    <MantineProvider env="test">
      <TicketCard ticket={ticketFor({ ...lost, legs: [{ ...of, winner: '乙' }] })} />
    </MantineProvider>,
  )
  expect(screen.getByText('冠军 乙')).toBeVisible()
})
