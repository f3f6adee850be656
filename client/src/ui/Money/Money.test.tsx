import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Money } from './Money.tsx'

test('of a flow what came is coloured, and what went out is no loss', () => {
  render(
    <>
      <p>
        <Money yuan="-20.00" signed="flow" />
      </p>
      <p>
        <Money yuan="30.00" signed="flow" />
      </p>
      <p>
        <Money yuan="-40.00" signed />
      </p>
    </>,
  )
  const tones = screen.getAllByRole('paragraph').map((each) => {
    const { textContent, dataset } = each.firstElementChild as HTMLElement
    return [textContent, dataset['tone']]
  })
  expect(tones).toEqual([
    ['−¥20.00', undefined],
    ['+¥30.00', 'win'],
    ['−¥40.00', 'loss'],
  ])
})
