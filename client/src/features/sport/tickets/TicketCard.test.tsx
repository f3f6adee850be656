import { MantineProvider } from '@mantine/core'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { resultLabels, voidReasons } from '@app/contract/sport/settle/results'
import type { Ticket } from '@app/contract/sport/ticket'
import { TicketCard } from './TicketCard.tsx'

const ticket: Ticket = {
  ticket_id: '900000000001',
  kind: 'single',
  system: null,
  state: 'settled',
  reason: null,
  result: 'W',
  reversedReturn: null,
  cashOut: null,
  oddsType: 'H',
  legs: [
    {
      gameInfo: { gameId: '1-0', gide: '1', hgid: '1', team_h: '甲', team_c: '乙' },
      sport: 'FT',
      league: '中超',
      wtype: 'R',
      w: 'RH',
      label: '甲',
      line: -0.5,
      lineText: '-0.5',
      k: '0.95',
      inPlay: false,
      scoreAtBet: null,
      clockAtBet: '',
      finalScore: null,
      result: 'W',
      startTime: 1,
    },
  ],
  stake: '100.00',
  risk: '100.00',
  win: '95.00',
  return: '195.00',
  placedAt: 1,
  confirmAt: 1,
  settledAt: 2,
}

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
