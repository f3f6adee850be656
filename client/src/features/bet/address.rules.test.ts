import { expect, it } from 'vitest'
import { choiceIn, narrowingOf, NOT_NARROWED, queryOf, ticketIn } from './address.rules.ts'

it('an address brings the records back as they were narrowed', () => {
  const address = 'date=last30&scope=settled&category=TY&venue=crty&status=settled&outcome=won&page=3'
  const choice = choiceIn(new URLSearchParams(address))
  expect(choice).toEqual({
    chip: 'last30',
    scope: 'settled',
    category: 'TY',
    enName: 'crty',
    status: 'settled',
    outcome: 'won',
    pageNum: 3,
  })
  expect(new URLSearchParams(queryOf(choice)).toString()).toBe(address)
})

it('what is not chosen is not in the address, and what nobody could choose chooses nothing', () => {
  const none = choiceIn(new URLSearchParams())
  expect(queryOf(none)).toEqual({})
  expect(
    choiceIn(new URLSearchParams('date=ever&scope=x&category=x&venue=a%20b&status=x&outcome=x&page=-2')),
  ).toEqual(none)
})

it('an address may name one bet, by a number', () => {
  expect(ticketIn(new URLSearchParams('ticket=937588281424'))).toBe('937588281424')
  expect(ticketIn(new URLSearchParams('ticket=x1'))).toBeUndefined()
})

it('days narrow nothing, the scope has a word of its own, and what is cleared narrows nothing', () => {
  const of = (address: string) => narrowingOf(choiceIn(new URLSearchParams(address)))
  expect(of('date=last30')).toBeUndefined()
  expect(of('scope=open')).toBe('open')
  for (const one of ['category=TY', 'venue=crty', 'status=settled', 'outcome=won'])
    expect(of(`scope=open&${one}`)).toBe('narrowed')
  const all = choiceIn(new URLSearchParams('scope=open&category=TY&venue=crty&status=settled&outcome=won'))
  expect(narrowingOf({ ...all, ...NOT_NARROWED })).toBeUndefined()
})
