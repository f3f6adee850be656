import type { SpreadSetting, TableOutcome } from '@app/contract/play/outcomes'
import { expect, test, vi } from 'vitest'
import { chipRow } from '../../../mock-server/pages/games/kit/chips.js'
import { openSpots, returnsTable, spotsOf } from '../../../mock-server/pages/games/kit/spots.js'
import { bindKeys } from '../../../mock-server/pages/games/kit/roving.js'
import { coveredBy } from '../../../mock-server/pages/games/kit/wheel.js'
import { diceEngine } from '../../../mock-server/src/modules/play/games/dice.ts'
import { dragonEngine } from '../../../mock-server/src/modules/play/games/dragon.ts'
import { rouletteEngine } from '../../../mock-server/src/modules/play/games/roulette.ts'

const CHIP = 1_000

const boardOf = (
  spots: never[],
  lying: [string, number][] = [],
  purse = 1_000_000,
  last: [string, number][] = [],
) => {
  const [say, play, short] = [vi.fn(), vi.fn(), vi.fn()]
  const kept = { read: () => ({ laid: lying, last }), write: vi.fn() }
  const options = {
    chip: () => CHIP,
    least: 100,
    most: 500_000,
    say,
    calm: () => {},
    balance: () => purse,
    short,
    isBusy: () => false,
    name: '发牌',
    play,
    kept,
  }
  return { board: openSpots({ spots, ...options }), say, play, short, kept }
}

test('the keys change the chip up to the least and the most, not from one to the other', () => {
  const chips = chipRow([100, 500, 1_000], () => {})
  for (const by of [-1, -1, -1]) chips.step(by)
  expect(chips.value()).toBe(100)
  const [least] = chips.element.querySelectorAll('button')
  least!.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true }))
  expect(chips.value()).toBe(100)
  for (const by of [1, 1, 1]) chips.step(by)
  expect(chips.value()).toBe(1_000)
})

test('what was said of a missing stake is done when a chip is laid: that is named instead', () => {
  const { board, say } = boardOf((dragonEngine.setting as { spots: never[] }).spots)
  const first = board.board('主注', 'row').querySelector('button')!
  board.refresh()
  expect(board.figure.className).toContain('empty')
  first.click()
  expect(board.figure.className).not.toContain('empty')
  expect(say).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^已下 \S+ ¥10$/))
  for (const button of board.actions.querySelectorAll('button'))
    if (button.textContent === '清空') button.click()
  expect(say).toHaveBeenLastCalledWith('')
})

test('a chip that the balance has not is told at once, and does not lie', () => {
  const { board, short } = boardOf((dragonEngine.setting as { spots: never[] }).spots, [], CHIP)
  const [first, second] = board.board('主注', 'row').querySelectorAll('button')
  first!.click()
  expect(short).not.toHaveBeenCalled()
  second!.click()
  expect(short).toHaveBeenCalledOnce()
  expect(board.sum()).toBe(CHIP)
})

test('after a round its chips stay until the next tap: what won shows its gain beside its price, what lost is struck out, and each keeps its name and price', () => {
  const { spots } = rouletteEngine.setting as { spots: never[] }
  const { board } = boardOf(spots)
  const places = ['单号', '外围'].map((group) => board.board(group, 'row'))
  const at = (name: string) =>
    places
      .flatMap((place) => [...place.querySelectorAll('button')])
      .find((button) => button.querySelector('strong')?.textContent === name)!
  for (const name of ['17', '18', '黑', '红']) at(name).click()
  board.refresh()
  // The wheel stops at 17, which is black.
  const { outcome } = rouletteEngine.play(
    { kind: 'spread', bets: board.bets() },
    {
      next: () => 17.5 / 37,
    },
  )
  expect(outcome).toMatchObject({ number: 17, backs: [36_000, 0, 2_000, 0] })
  board.settle(outcome as TableOutcome)
  const shown = ['17', '18', '黑', '红'].map((name) => [
    at(name).textContent,
    at(name).querySelector('.laid')?.classList.contains('lost'),
    at(name).classList.contains('won'),
  ])
  expect(shown).toEqual([
    ['17 1 赔 35+350.00', false, true],
    ['18 1 赔 35', true, false],
    ['黑 1 赔 1+10.00', false, true],
    ['红 1 赔 1', true, false],
  ])
  expect(board.figure.textContent).toBe('上局投注40.00限红 1–5,000')
  expect(at('17').getAttribute('aria-label')).toContain('上局 10 元，返还 360 元')
  at('1').click()
  expect(['17', '1'].map((name) => at(name).textContent)).toEqual(['17 1 赔 35', '1 1 赔 35'])
  expect(['17', '1'].map((name) => at(name).querySelector('.laid') !== null)).toEqual([false, true])
})

test('a stake that comes back whole or in part says so, and is not faded as if it were lost', () => {
  const { spots } = dragonEngine.setting as { spots: never[] }
  const { board } = boardOf(spots)
  const buttons = [...board.board('主注', 'row', '边注').querySelectorAll('button')]
  for (const button of buttons) button.click()
  board.settle({ won: [], backs: [500, 0, 1_000] })
  const shown = buttons.map((button) => [
    button.querySelector('.gain')?.className,
    button.querySelector('.gain')?.textContent,
    button.querySelector('.laid')?.classList.contains('lost'),
  ])
  expect(shown).toEqual([
    ['gain returned', '退 5.00', false],
    [undefined, undefined, true],
    ['gain returned', '退 10.00', false],
  ])
})

test('what would lay the last stakes again says how much that is', () => {
  const { board } = boardOf((dragonEngine.setting as { spots: never[] }).spots)
  const first = board.board('主注', 'row').querySelector('button')!
  const play = () => board.actions.lastElementChild?.textContent
  board.refresh()
  expect(play()).toBe('发牌')
  first.click()
  first.click()
  expect(play()).toBe('发牌')
  board.settle({ won: [], backs: [0] })
  expect(play()).toBe('再投并发牌 ¥20')
  first.click()
  expect(play()).toBe('发牌')
  for (let more = 0; more < 120; more++) first.click()
  board.settle({ won: [], backs: [0] })
  expect(play()).toBe('再投并发牌 ¥1,210')
})

test('after a table was cleared by hand nothing is played again until chips lie there', () => {
  const { board } = boardOf((dragonEngine.setting as { spots: never[] }).spots)
  const first = board.board('主注', 'row').querySelector('button')!
  const [clearing, changing, playing] = board.actions.querySelectorAll('button')
  const cleared = () => {
    expect([playing!.textContent, board.figure.classList.contains('empty'), board.bets()]).toEqual([
      '发牌',
      true,
      [],
    ])
  }
  first.click()
  board.settle({ won: [], backs: [0] })
  clearing!.click()
  cleared()
  changing!.click()
  expect(board.sum()).toBe(CHIP)
  clearing!.click()
  cleared()
  first.click()
  board.settle({ won: [], backs: [0] })
  expect(playing!.textContent).toBe('再投并发牌 ¥10')
  expect(board.bets()).toHaveLength(1)
})

test('what was cleared is taken back; only then the last stakes are offered again', () => {
  const { board } = boardOf((dragonEngine.setting as { spots: never[] }).spots)
  const first = board.board('主注', 'row').querySelector('button')!
  const [clearing, changing] = board.actions.querySelectorAll('button')
  board.refresh()
  first.click()
  board.settle({ won: [], backs: [0] })
  expect(changing!.textContent).toBe('摆回上局')
  first.click()
  first.click()
  clearing!.click()
  expect([board.sum(), changing!.textContent, changing!.ariaDisabled]).toEqual([0, '撤销', 'false'])
  changing!.click()
  expect(board.sum()).toBe(2 * CHIP)
})

test('Enter on a spot lays a chip however many lie, and one while it is held down; only Ctrl with Enter plays', () => {
  const { board, play, say } = boardOf((dragonEngine.setting as { spots: never[] }).spots)
  const spots = board.board('主注', 'row')
  document.body.append(spots)
  const first = spots.querySelector('button')!
  const onPlay = vi.fn()
  bindKeys({ onPlay })
  board.refresh()
  const press = (key: string, more: KeyboardEventInit = {}) =>
    first.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }))
  first.click()
  expect(say).toHaveBeenLastCalledWith(expect.stringMatching(/^已下 \S+ ¥10$/))
  // What isn't prevented, the browser makes a press of.
  expect([press('Enter'), press(' '), press('Enter', { repeat: true })]).toEqual([true, true, false])
  expect(onPlay).not.toHaveBeenCalled()
  expect([press('Enter', { ctrlKey: true }), onPlay.mock.calls.length]).toEqual([false, 1])
  expect([press('Enter', { ctrlKey: true, repeat: true }), onPlay.mock.calls.length]).toEqual([false, 1])
  expect([board.sum(), play.mock.calls.length]).toEqual([CHIP, 0])
  spots.remove()
})

test('at the limit of a round it is said how much may still be laid', () => {
  const { board, say } = boardOf((dragonEngine.setting as { spots: never[] }).spots, [['dragon', 499_500]])
  board.board('主注', 'row').querySelector('button')!.click()
  expect(say).toHaveBeenLastCalledWith('单局最多投注 5,000.00 元，还可下 5.00 元', 'warn')
})

test('what a table of dice gives back stands beside each of its spots', () => {
  const { spots } = diceEngine.setting as SpreadSetting
  const rows = [...returnsTable(spots).querySelectorAll('tr')].map((row) => row.textContent)
  expect(rows.slice(0, 3)).toEqual(['注项赔率返还率', '两面1 赔 197.2%', '和值 3、181 赔 206.396%'])
  expect(rows.length).toBeLessThan(spots.length)
})

test('what lay on the table lies there again after a look at another page, until it is played', () => {
  const { spots } = rouletteEngine.setting as { spots: never[] }
  const { board, kept, say } = boardOf(spots, [
    ['red', 3_000],
    ['gone', 1_000],
  ])
  board.board('外围', 'row')
  board.refresh()
  board.greet('先点击注项')
  expect(say).toHaveBeenLastCalledWith('上次未投的筹码 ¥30 还在桌上，可“清空”')
  expect(board.sum()).toBe(3_000)
  expect(kept.write).toHaveBeenLastCalledWith({ laid: [['red', 3_000]], last: [] })
  expect(board.bets()).toEqual([{ on: 'red', stake: '30.00' }])
  expect(kept.write).toHaveBeenLastCalledWith({ laid: [], last: [['red', 3_000]] })
  const empty = boardOf(spots)
  empty.board.greet('先点击注项')
  expect(empty.say).toHaveBeenLastCalledWith('先点击注项')
})

test('what lay in the last round is laid again after a look at another page as before it', () => {
  const { spots } = rouletteEngine.setting as { spots: never[] }
  const { board, kept } = boardOf(spots, [], undefined, [['red', 3_000]])
  board.board('外围', 'row')
  board.refresh()
  const words = [...board.actions.querySelectorAll('button')].map(({ textContent }) => textContent)
  expect(words).toEqual(['清空', '摆回上局', '再投并发牌 ¥30'])
  expect(kept.write).toHaveBeenLastCalledWith({ laid: [], last: [['red', 3_000]] })
  expect(board.bets()).toEqual([{ on: 'red', stake: '30.00' }])
})

test('what a bet on the wheel is said to cover is what it pays for', () => {
  const { spots } = rouletteEngine.setting as { spots: { on: string; label: string; group: string }[] }
  for (const spot of spots)
    for (const number of [0, 1, 9, 17, 18, 19, 36]) {
      const random = { next: () => (number + 0.5) / 37 } as never
      const { outcome } = rouletteEngine.play(
        { kind: 'spread', bets: [{ on: spot.on, stake: '10.00' }] },
        random,
      )
      expect([spot.on, number, coveredBy(spot).includes(number)]).toEqual([
        spot.on,
        number,
        (outcome as TableOutcome).won.includes(spot.on),
      ])
    }
})

test('a press before the next round may begin plays nothing, and what was pressed shakes; while a round is shown nothing does', () => {
  const [play, shake] = [vi.fn(), vi.fn()]
  let [isBusy, mayPlay] = [false, false]
  const table = {
    chips: [100],
    minStake: 100,
    maxStake: 500_000,
    say: () => {},
    calm: () => {},
    balance: () => 1_000_000,
    short: () => {},
    isBusy: () => isBusy,
    mayPlay: () => mayPlay,
    shake,
  }
  const { spots } = dragonEngine.setting as SpreadSetting
  const { board } = spotsOf(table as unknown as Parameters<typeof spotsOf>[0], spots, '开奖', play)
  const press = () => board.actions.querySelector<HTMLButtonElement>('.primary-play')!.click()
  press()
  expect([play.mock.calls.length, shake.mock.calls.length]).toEqual([0, 1])
  mayPlay = true
  press()
  expect([play.mock.calls.length, shake.mock.calls.length]).toEqual([1, 1])
  ;[isBusy, mayPlay] = [true, false]
  press()
  expect([play.mock.calls.length, shake.mock.calls.length]).toEqual([2, 1])
})
