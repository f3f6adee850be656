import { MantineProvider } from '@mantine/core'
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { Requirements } from './Requirements.tsx'

const PHONE = { code: 'phone', text: '绑定手机号', linkRoute: 'auth' } as const
const TURNOVER = { code: 'turnover', text: '流水已完成', linkRoute: 'sport' } as const
const drawn = (phone: boolean, turnover: boolean) => (
  <MemoryRouter>
    <MantineProvider>
      <Requirements
        rest={undefined}
        items={[
          { ...PHONE, met: phone },
          { ...TURNOVER, met: turnover },
        ]}
      >
        流水明细
      </Requirements>
    </MantineProvider>
  </MemoryRouter>
)

test('of conditions that are met a line tells, of none nothing', () => {
  const { rerender } = render(drawn(false, false))
  expect(screen.queryByText(/项已完成/)).toBeNull()
  rerender(drawn(false, true))
  expect(screen.getByText('其余 1 项已完成')).toBeVisible()
  expect(screen.queryByText('流水明细')).toBeNull()
  rerender(drawn(true, true))
  expect(screen.getByText('流水已完成，取款条件已全部满足')).toBeVisible()
  expect(screen.getByText('流水明细')).toBeInTheDocument()
})
