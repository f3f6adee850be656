import { fitCanvas } from './kit/canvas.js'
import { chipRow } from './kit/chips.js'
import { h } from './kit/dom.js'
import { shown, toCents, toYuan } from './kit/money.js'
import { settle, tween, wait } from './kit/motion.js'
import { isWin } from './kit/pace.js'
import { sound } from './kit/sound.js'
import { SYMBOL_NAMES, symbolPicture } from './kit/symbols.js'
import { bindKeys, openTable } from './kit/table.js'

/**
 * @typedef {import('@app/contract/play/outcomes').SlotOutcome} SlotOutcome
 * @typedef {import('@app/contract/play/outcomes').SlotSetting} SlotSetting
 * @typedef {import('@app/contract/play/outcomes').SlotWin} SlotWin
 */

const REELS = 5
const ROWS = 3
const FIRST_STOP_MS = 900
const NEXT_STOP_MS = 250
const TURNS = 22
const WIN_MS = 620

/** @param {SlotSetting} setting */
const payTable = (setting) =>
  h(
    'div',
    {},
    h('h3', {}, `赔付表（总投注的倍数，${setting.lines}）`),
    h(
      'table',
      { class: 'pays' },
      h(
        'thead',
        {},
        h('tr', {}, ...['图案', '3 个', '4 个', '5 个'].map((name) => h('th', { scope: 'col' }, name))),
      ),
      h(
        'tbody',
        {},
        ...setting.pays.map(({ symbol, three, four, five }) => {
          const picture = h('canvas', { width: 64, height: 64, 'aria-hidden': 'true' })
          picture.getContext('2d')?.drawImage(symbolPicture(symbol, 32), 0, 0, 64, 64)
          return h(
            'tr',
            {},
            h('th', { scope: 'row' }, picture, SYMBOL_NAMES[symbol]),
            ...[three, four, five].map((pay) => h('td', {}, pay)),
          )
        }),
      ),
    ),
  )

/** The reels: where each stands, what glows, and how they are drawn. @param {HTMLElement} stage @param {string[]} strips */
const openReels = (stage, strips) => {
  const at = strips.map((_, reel) => reel * 5 + 2)
  /** @type {SlotWin[]} */
  let wins = []
  let glow = 0
  let isSober = false
  let width = 0
  let height = 0
  const { paint } = fitCanvas(stage, '五轴转轮', (w, height_) => {
    width = w
    height = height_
    draw()
  })

  function draw() {
    const cell = Math.max(20, Math.min((width - 40) / REELS, (height - 36) / ROWS, 210))
    const left = (width - cell * REELS) / 2
    const top = (height - cell * ROWS) / 2
    paint.clearRect(0, 0, width, height)
    frame(left, top, cell)
    const lit = new Set(wins.flatMap((win) => win.cells))
    for (let reel = 0; reel < REELS; reel++) {
      const strip = strips[reel]
      paint.save()
      paint.beginPath()
      paint.rect(left + reel * cell, top, cell, cell * ROWS)
      paint.clip()
      const base = Math.floor(at[reel])
      const shift = at[reel] - base
      for (let row = 0; row <= ROWS; row++) {
        const symbol = strip[(((base + row) % strip.length) + strip.length) % strip.length]
        const x = left + reel * cell
        const y = top + (row - shift) * cell
        const isLit = !isSober && lit.has(reel * ROWS + row) && shift === 0
        const size = cell * (isLit ? 0.84 + 0.08 * Math.sin(glow * Math.PI) : 0.82)
        if (isLit) halo(x, y, cell)
        paint.globalAlpha = !isSober && lit.size > 0 && !isLit ? 0.38 : 1
        paint.drawImage(
          symbolPicture(symbol, Math.round(cell * 0.9)),
          x + (cell - size) / 2,
          y + (cell - size) / 2,
          size,
          size,
        )
        paint.globalAlpha = 1
      }
      paint.restore()
    }
    for (const win of wins) line(win, left, top, cell)
  }

  /** @param {number} left @param {number} top @param {number} cell */
  const frame = (left, top, cell) => {
    const edge = 12
    const gold = paint.createLinearGradient(0, top, 0, top + cell * ROWS)
    for (const [stop, colour] of /** @type {[number, string][]} */ ([
      [0, '#ffe9b0'],
      [0.5, '#a8701c'],
      [1, '#f3ca6b'],
    ]))
      gold.addColorStop(stop, colour)
    paint.fillStyle = gold
    paint.beginPath()
    paint.roundRect(left - edge, top - edge, cell * REELS + 2 * edge, cell * ROWS + 2 * edge, 20)
    paint.fill()
    for (let reel = 0; reel < REELS; reel++) {
      const shade = paint.createLinearGradient(0, top, 0, top + cell * ROWS)
      for (const [stop, colour] of /** @type {[number, string][]} */ ([
        [0, '#060b18'],
        [0.25, '#1a2746'],
        [0.75, '#1a2746'],
        [1, '#060b18'],
      ]))
        shade.addColorStop(stop, colour)
      paint.fillStyle = shade
      paint.beginPath()
      paint.roundRect(left + reel * cell + 2, top, cell - 4, cell * ROWS, 10)
      paint.fill()
    }
  }
  /** @param {number} x @param {number} y @param {number} cell */
  const halo = (x, y, cell) => {
    const light = paint.createRadialGradient(
      x + cell / 2,
      y + cell / 2,
      cell * 0.1,
      x + cell / 2,
      y + cell / 2,
      cell * 0.62,
    )
    light.addColorStop(0, 'rgba(255,223,138,.75)')
    light.addColorStop(1, 'rgba(255,223,138,0)')
    paint.fillStyle = light
    paint.fillRect(x, y, cell, cell)
  }
  /** @param {SlotWin} win @param {number} left @param {number} top @param {number} cell */
  const line = (win, left, top, cell) => {
    if (wins.length > 1 || new Set(win.cells.map((each) => Math.floor(each / ROWS))).size < win.cells.length)
      return
    paint.strokeStyle = 'rgba(255,228,150,.9)'
    paint.lineWidth = 4
    paint.lineJoin = 'round'
    paint.beginPath()
    for (const each of win.cells)
      paint.lineTo(left + (Math.floor(each / ROWS) + 0.5) * cell, top + ((each % ROWS) + 0.5) * cell)
    paint.stroke()
  }

  return {
    /** @param {number[]} stops */
    spinTo: async (stops) => {
      wins = []
      await Promise.all(
        stops.map(async (stop, reel) => {
          const length = strips[reel].length
          const end = stop + length
          const from = end + TURNS + reel * 4
          await tween(FIRST_STOP_MS + reel * NEXT_STOP_MS, (t) => {
            at[reel] = t === 1 ? stop : from + (end - from) * settle(t)
            draw()
          })
          sound.stop()
        }),
      )
    },
    /** @param {SlotWin[]} shownWins @param {number} phase */
    light: (shownWins, phase) => {
      wins = shownWins
      glow = phase
      isSober = false
      draw()
    },
    /** What paid without being a win: its lines, and no light. @param {SlotWin[]} shownWins */
    mark: (shownWins) => {
      wins = shownWins
      isSober = true
      draw()
    },
    redraw: draw,
  }
}

export const start = async () => {
  const table = await openTable({ more: () => [payTable(setting)] })
  if (!table) return
  const setting = /** @type {SlotSetting} */ (table.state.setting)
  const reels = openReels(table.stage, setting.strips)
  const stakeText = h('b')
  const winText = h('b', { class: 'win' }, '0.00')
  const banner = h('p', { class: 'feature', hidden: true })
  table.stage.append(banner)
  const chips = chipRow(table.chips, (cents) => (stakeText.textContent = shown(cents)), '总投注')

  /** @param {SlotOutcome} outcome @param {number} stake @param {number} payout */
  const replay = async (outcome, stake, payout) => {
    let won = 0
    const feature = (/** @type {string} */ text) => {
      banner.textContent = text
      banner.hidden = text === ''
    }
    feature('')
    const free = outcome.spins.length - 1
    for (const [index, spin] of outcome.spins.entries()) {
      if (spin.isFree) feature(`免费旋转 ${index} / ${free}　奖金 ×2`)
      await reels.spinTo(spin.stops)
      won += spin.cents
      winText.textContent = shown(won)
      if (spin.cents > 0 && isWin(stake, won)) await celebrate(spin.wins)
      else reels.mark(spin.wins)
      if (index === 0 && free > 0) {
        feature(`明月 ×${outcome.scatters}　获得 ${free} 次免费旋转`)
        await wait(1_100)
      }
    }
    if (outcome.lucky && isWin(stake, payout)) {
      feature('鸿运局　全局奖金 ×2')
      await wait(800)
    }
    winText.textContent = shown(payout)
    if (free > 0) feature(`免费旋转结束　共得 ${shown(payout)}`)
  }

  /** Best win first, each lit for a moment, then all together. @param {SlotWin[]} wins */
  const celebrate = async (wins) => {
    const best = wins.toSorted((a, b) => b.cents - a.cents).slice(0, 3)
    for (const win of best) {
      table.say(`${SYMBOL_NAMES[win.symbol]} ×${win.count}　${shown(win.cents)}`, 'win')
      sound.tick()
      await tween(WIN_MS, (t) => reels.light([win], t * 2))
    }
    reels.light(wins, 0.5)
  }

  const spin = async () => {
    if (!table.mayPlay()) return
    const stake = chips.value()
    winText.textContent = '0.00'
    await table.round(stake, { kind: 'slot', stake: toYuan(stake) }, (answer) =>
      replay(/** @type {SlotOutcome} */ (answer.outcome), stake, toCents(answer.payout)),
    )
  }
  const button = h('button', { type: 'button', class: 'gold spin', onclick: () => void spin() }, '旋转')
  table.dock.append(
    h('div', { class: 'figure' }, h('span', { class: 'soft' }, '总投注'), stakeText),
    chips.element,
    h('div', { class: 'figure' }, h('span', { class: 'soft' }, '本局派彩'), winText),
    h('div', { class: 'actions' }, button),
  )
  bindKeys({ onPlay: () => void spin(), onStep: chips.step })
  table.say('按空格或点“旋转”开始')
}
