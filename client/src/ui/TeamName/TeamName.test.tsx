import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { TeamName } from './TeamName.tsx'

test.each([
  ['萨尔古亚流浪者U21', '萨尔古亚流浪者'],
  ['瑞文加登流浪者(女)', '瑞文加登流浪者'],
  ['里维埃塔B队', '里维埃塔'],
  ['诺德哈根女足', '诺德哈根'],
])('of %s no more than %s gives way', (name, head) => {
  const { container } = render(<TeamName name={name} />)
  expect(container.textContent).toBe(name)
  expect(container.querySelector('span > span')?.textContent).toBe(head)
})

test.each(['罗森海德', 'Northern Riverside Wanderers'])(
  '%s, without a side of the club, is one text',
  (name) => {
    const { container } = render(<TeamName name={name} className="name" />)
    expect(container.querySelector('span > span')).toBeNull()
  },
)
