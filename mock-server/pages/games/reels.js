import { fitCanvas } from './kit/canvas.js'
import { settle, tween } from './kit/motion.js'
import { sound } from './kit/sound.js'

/**
 * @typedef {import('@app/contract/play/outcomes').SlotWin} SlotWin
 * @typedef {import('@app/contract/play/outcomes').SlotSymbol} SlotSymbol
 * @typedef {{ edge: number, cell: number, tall: number, left: number, top: number }} Place frame, width and height of a cell, corner of the first
 */

const REELS = 5
const ROWS = 3
/** Width of the frame, on a phone and on a desk. */
const EDGES = [11, 20]
const NARROW = 480
const FIRST_STOP_MS = 900
const NEXT_STOP_MS = 250
const TURNS = 22

/** The reels: where each stands, what glows, and how they are drawn. @param {HTMLElement} stage @param {{ strips: string[], hue: number }} setting @param {number[]} at @param {import('./kit/symbols.js').SymbolPicture} symbolPicture */
export const openReels = (stage, { strips, hue }, at, symbolPicture) => {
  const before = [...at]
  /** @type {SlotWin[]} */
  let wins = []
  let glow = 0
  let isSober = false
  let isLined = true
  let width = 0
  let height = 0
  const { paint } = fitCanvas(stage, '五轴转轮', (...size) => {
    ;[width, height] = size
    const { top, tall } = place()
    stage.style.setProperty('--foot', `${top + tall * ROWS}px`)
    draw()
  })

  /** Where the reels stand; upright screens have higher cells. */
  const place = () => {
    const edge = EDGES[width < NARROW ? 0 : 1]
    const cell = Math.max(20, Math.min((width - 2 * edge - 8) / REELS, (height - 2 * edge) / ROWS, 250))
    const tall = Math.min((height - 2 * edge) / ROWS, cell * (width < NARROW || height > width ? 1.65 : 1))
    return { edge, cell, tall, left: (width - cell * REELS) / 2, top: (height - tall * ROWS) / 2 }
  }

  function draw() {
    const here = place()
    const { cell, tall, left, top } = here
    paint.clearRect(0, 0, width, height)
    frame(here)
    const lit = new Set(wins.flatMap((win) => win.cells))
    for (let reel = 0; reel < REELS; reel++) {
      const strip = strips[reel]
      const x = left + reel * cell
      paint.save()
      paint.beginPath()
      paint.roundRect(x + 2, top, cell - 4, tall * ROWS, 10)
      paint.clip()
      const base = Math.floor(at[reel])
      const shift = at[reel] - base
      const smear = Math.min(tall * 0.5, Math.abs(at[reel] - before[reel]) * tall * 0.4)
      before[reel] = at[reel]
      for (let row = 0; row <= ROWS; row++) {
        const symbol = /** @type {SlotSymbol} */ (
          strip[(((base + row) % strip.length) + strip.length) % strip.length]
        )
        const y = top + (row - shift) * tall
        const isLit = !isSober && lit.has(reel * ROWS + row) && shift === 0
        // Lit it stays within its frame.
        const usual = width < NARROW ? 1.02 : 0.92
        const size = cell * (isLit ? 0.92 + 0.04 * Math.sin(glow * Math.PI) : usual)
        if (isLit) halo(x, y, here)
        paint.globalAlpha = !isSober && lit.size > 0 && !isLit ? 0.3 : smear > 2 ? 0.55 : 1
        const picture = symbolPicture(symbol, Math.round(cell))
        for (const dy of smear > 2 ? [-smear, 0, smear] : [0])
          paint.drawImage(picture, x + (cell - size) / 2, y + (tall - size) / 2 + dy, size, size)
        paint.globalAlpha = 1
      }
      paint.restore()
    }
    if (isLined) for (const win of wins) line(win, here)
  }

  /** Lacquer between two bands of gold, studs in its corners, and the dark strips of the reels. @param {Place} here */
  const frame = ({ edge, left, top, cell, tall }) => {
    const high = tall * ROWS
    const down = (/** @type {string[]} */ colours) => {
      const shade = paint.createLinearGradient(0, top - edge, 0, top + high + edge)
      colours.forEach((colour, at) => shade.addColorStop(at / (colours.length - 1), colour))
      return shade
    }
    const band = (/** @type {number} */ out, /** @type {string[]} */ colours) => {
      paint.fillStyle = down(colours)
      paint.beginPath()
      paint.roundRect(left - out, top - out, cell * REELS + 2 * out, high + 2 * out, out + 8)
      paint.fill()
    }
    paint.shadowColor = 'rgba(0,0,0,.6)'
    paint.shadowBlur = 24
    band(edge * 0.8, ['#fff0c4', '#c98f35', '#8a5a14', '#e5b04c'])
    paint.shadowBlur = 0
    band(edge * 0.65, ['#8c1d2c', '#5a0f1c', '#3a0812'])
    band(edge * 0.25, ['#e5b04c', '#fff0c4', '#a8701c', '#f3ca6b'])
    band(2, ['#04070f', '#04070f'])
    for (const x of [left - edge / 2, left + cell * REELS + edge / 2])
      for (const y of [top - edge / 2, top + high + edge / 2]) {
        paint.fillStyle = down(['#fff0c4', '#c98f35'])
        paint.beginPath()
        paint.arc(x, y, edge * 0.22, 0, 7)
        paint.fill()
      }
    for (let reel = 0; reel < REELS; reel++) {
      paint.fillStyle = down([5, 23, 37, 23, 5].map((light) => `hsl(${hue} 46% ${light}%)`))
      paint.beginPath()
      paint.roundRect(left + reel * cell + 2, top, cell - 4, high, 10)
      paint.fill()
    }
    paint.fillStyle = 'rgba(255,255,255,.05)'
    for (let row = 1; row < ROWS; row++) paint.fillRect(left, top + row * tall, cell * REELS, 1)
  }
  /** @param {number} x @param {number} y @param {Place} here */
  const halo = (x, y, { cell, tall }) => {
    const [cx, cy] = [x + cell / 2, y + tall / 2]
    const light = paint.createRadialGradient(cx, cy, cell * 0.1, cx, cy, cell * 0.7)
    light.addColorStop(0, 'rgba(255,223,138,.6)')
    light.addColorStop(1, 'rgba(255,190,80,.08)')
    paint.fillStyle = light
    paint.strokeStyle = '#ffe6a3'
    paint.lineWidth = 2.5
    paint.beginPath()
    paint.roundRect(x + 4, y + 4, cell - 8, tall - 8, 10)
    paint.fill()
    paint.stroke()
  }
  /** @param {SlotWin} win @param {Place} here */
  const line = (win, { left, top, cell, tall }) => {
    if (new Set(win.cells.map((each) => Math.floor(each / ROWS))).size < win.cells.length) return
    const points = win.cells.map((each) => [
      left + (Math.floor(each / ROWS) + 0.5) * cell,
      top + ((each % ROWS) + 0.5) * tall,
    ])
    paint.lineJoin = paint.lineCap = 'round'
    for (const [colour, wide] of /** @type {[string, number][]} */ ([
      ['rgba(40,10,0,.7)', 9],
      ['#ffb53d', 5],
      ['#fff6d6', 2],
    ])) {
      paint.strokeStyle = colour
      paint.fillStyle = colour
      paint.lineWidth = wide
      paint.beginPath()
      for (const [x, y] of points) paint.lineTo(x, y)
      paint.stroke()
      for (const [x, y] of points) {
        paint.beginPath()
        paint.arc(x, y, wide * 0.9, 0, 7)
        paint.fill()
      }
    }
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
      isLined = true
      draw()
    },
    /** What stands anywhere: no line runs through it. @param {SlotSymbol} symbol @param {number} phase */
    lightAll: (symbol, phase) => {
      const cells = strips.flatMap((strip, reel) =>
        [0, 1, 2].flatMap((row) =>
          strip[(Math.round(at[reel]) + row) % strip.length] === symbol ? [reel * ROWS + row] : [],
        ),
      )
      wins = [{ symbol, count: cells.length, cells, cents: 0 }]
      glow = phase
      isSober = isLined = false
      draw()
    },
    /** What paid without being a win: its lines, and no light. @param {SlotWin[]} shownWins */
    mark: (shownWins) => {
      wins = shownWins
      isSober = isLined = true
      draw()
    },
    redraw: draw,
  }
}
