import { screen, within } from '@testing-library/react'

/** The slip's code follows the board's. */
export const slipStands = () =>
  within(screen.getByRole('complementary', { name: '投注单' })).findByRole(
    'tab',
    { name: /^投注单/ },
    { timeout: 40_000 },
  )
