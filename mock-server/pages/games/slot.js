import { chipRow } from './kit/chips.js'
import { openCount } from './kit/count.js'
import { h, winnings } from './kit/dom.js'
import { shown, toCents, toYuan } from './kit/money.js'
import { still, tween, wait } from './kit/motion.js'
import { state } from './kit/session.js'
import { isWin } from './kit/pace.js'
import { bindKeys } from './kit/roving.js'
import { sound } from './kit/sound.js'
import { loadSheet, openSymbols } from './kit/symbols.js'
import { openTable } from './kit/table.js'
import { firstStops, linesText, namedWins, payTable, surroundings } from './payTable.js'
import { openReels } from './reels.js'

/**
 * @typedef {import('@app/contract/play/outcomes').SlotOutcome} SlotOutcome
 * @typedef {import('./payTable.js').SlotSetting} SlotSetting
 * @typedef {import('@app/contract/play/outcomes').SlotWin} SlotWin
 */

const WIN_MS = 620
/** What brought free spins is lit for as long as it takes to read what it brought. */
const FREE_MS = 1_400
const [CYCLE_MS, CYCLE_PAUSE_MS] = [900, 250]
/** From so many stakes on a win has a word of its own. */
const GREAT = 10

export const start = async () => {
  const loading = loadSheet(document.title.split(' · ')[0])
  const table = await openTable({ more: () => [payTable(setting, picture)], besides: loading })
  if (!table) return
  const sheet = await loading
  const setting = /** @type {SlotSetting} */ (table.state.setting)
  const { names } = setting
  const picture = openSymbols(sheet, names)
  const count = openCount()
  const box = h('div', { class: 'reels' }, count.element)
  const { poster, facts, best, pool } = surroundings(
    setting,
    table.game,
    table.state.rtp,
    table.openRules,
    picture,
  )
  table.stage.classList.add('slot-stage')
  const banner = h('p', { class: 'feature', hidden: true })
  table.stage.append(poster, facts, banner, box, best)
  const reels = openReels(box, setting, firstStops(table.game.gameCode, setting.strips), picture)
  const stakeText = h('b')
  const { length: lines } = setting.patterns
  const ofLine = h('small', { class: 'soft' })
  const paid = winnings('上局派彩')
  paid.show(toCents(table.state.rounds[0]?.payout ?? '0'))
  const chips = chipRow(
    table.chips,
    (cents) => {
      stakeText.textContent = shown(cents)
      if (lines > 0)
        ofLine.textContent = `每线 ${(cents / lines / 100).toLocaleString('zh-CN', { minimumFractionDigits: 2 })}`
    },
    '总投注',
  )

  /** @param {SlotOutcome} outcome @param {number} stake @param {number} payout */
  const replay = async (outcome, stake, payout) => {
    const told = namedWins(outcome.spins[0].wins, stake, setting)
    let won = 0
    const feature = (/** @type {string} */ text) => {
      banner.textContent = text
      banner.hidden = text === ''
    }
    feature('')
    void count.show(0)
    const free = outcome.spins.length - 1
    const paidByPool = outcome.pool?.isWon ? outcome.pool.cents : 0
    const bonus = payout - paidByPool - outcome.spins.reduce((sum, { cents }) => sum + cents, 0)
    let wonFree = 0
    for (const [index, spin] of outcome.spins.entries()) {
      const tellFree = () => {
        if (spin.isFree) feature(`免费旋转 ${index}/${free}　奖金 ×2　已得 ${shown(wonFree)}`)
      }
      tellFree()
      await reels.spinTo(spin.stops)
      won += spin.cents
      if (spin.isFree) wonFree += spin.cents
      tellFree()
      paid.show(won)
      if (spin.cents > 0 && isWin(stake, won))
        await Promise.all([celebrate(spin.wins, index === 0 ? told : []), count.show(won)])
      else reels.mark(spin.wins)
      if (index === 0 && free > 0) {
        won += bonus
        paid.show(won)
        feature(`${names.S} ×${outcome.scatters} 得 ${shown(bonus)}　送 ${free} 次免费旋转`)
        await tween(FREE_MS, (t) => reels.lightAll('S', t * 3))
      }
    }
    if (outcome.lucky && isWin(stake, payout)) {
      feature('鸿运局　全局奖金 ×2')
      await wait(800)
    }
    if (outcome.pool?.isWon) {
      feature(`独得累积奖池 ${shown(outcome.pool.cents)}`)
      await wait(2_000)
      const { setting: now } = await state()
      pool?.set(/** @type {SlotSetting} */ (now).pool?.cents ?? 0)
    }
    paid.show(payout)
    if (isWin(stake, payout)) await count.show(payout)
    if (free > 0 && !outcome.pool?.isWon)
      feature(`${free} 次免费旋转得 ${shown(wonFree)}　本局共 ${shown(payout)}`)
    else if (payout >= GREAT * stake && !outcome.pool?.isWon)
      feature(`大奖　${Number((payout / stake).toPrecision(4))} 倍`)
    const last = outcome.spins.at(-1)
    if (last && last.cents > 0 && isWin(stake, payout)) void cycle(last.wins)
    return free > 0 ? false : linesText(told)
  }

  let cycles = 0
  /** Until the next spin each of what paid is shown by itself, one after the other. @param {SlotWin[]} wins */
  const cycle = async (wins) => {
    const own = ++cycles
    if (still() || wins.length < 2) return
    for (let at = 0; own === cycles; at = (at + 1) % wins.length) {
      await wait(CYCLE_PAUSE_MS)
      await tween(
        CYCLE_MS,
        (t) => own === cycles && reels.light([wins[at]], t),
        () => own !== cycles,
      )
    }
  }

  /** Best win first, each lit for a moment, then all together. @param {SlotWin[]} wins @param {string[]} told */
  const celebrate = async (wins, told) => {
    const best = wins.toSorted((a, b) => b.cents - a.cents).slice(0, 3)
    for (const win of best) {
      table.say(told[wins.indexOf(win)] ?? `${names[win.symbol]}×${win.count}　${shown(win.cents)}`, 'win')
      sound.tick()
      await tween(WIN_MS, (t) => reels.light([win], t * 2))
    }
    reels.light(wins, 0.5)
  }

  const spin = async () => {
    if (!table.mayPlay()) return
    const stake = chips.value()
    cycles += 1
    paid.name('本局派彩')
    paid.show(0)
    await table.round(stake, { kind: 'slot', stake: toYuan(stake) }, (answer) =>
      replay(/** @type {SlotOutcome} */ (answer.outcome), stake, toCents(answer.payout)),
    )
  }
  const button = h('button', { type: 'button', class: 'gold spin', onclick: () => void spin() }, '旋转')
  table.dock.append(
    h('div', { class: 'figure' }, h('span', { class: 'soft' }, '总投注'), stakeText, ofLine),
    chips.element,
    paid.element,
    h('div', { class: 'actions' }, button),
  )
  bindKeys({ onPlay: () => void spin(), onStep: chips.step })
  table.say(table.left || '按空格或点“旋转”开始')
}
