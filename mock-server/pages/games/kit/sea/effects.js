import { short } from '../money.js'
import { easeOut, still } from '../motion.js'

/**
 * @typedef {import('./shoal.js').Fish} Fish
 * @typedef {'won' | 'back' | 'missed'} Tone
 * @typedef {{ fish: Fish, x: number, y: number, text: string, tone: Tone, age: number, top?: number }} Prize
 */

const CALM = 0.35
const NET_SECONDS = 0.8
/** How long what a shot brought is told, and how high: a miss is no more than marked. @type {Record<Tone, { seconds: number, high: number, colour: string }>} */
const TOLD = {
  won: { seconds: 1.9, high: 40, colour: '#ffd34d' },
  back: { seconds: 1.9, high: 28, colour: '#dbe4f7' },
  missed: { seconds: 0.7, high: 20, colour: '#dbe4f7' },
}
const FADING_SECONDS = 0.4
const COINS = 14
/** A coin leaves after the one before, and how long it flies. */
const [NEXT_COIN, COIN_SECONDS] = [0.035, 0.9]
const NEWS_SECONDS = 2.4
/** Where they stand, from the top of the water; the letters from the top of theirs. */
const NEWS = { top: 4, high: 36, line: 25 }

/** A net that opens where a shot meets a fish. @param {CanvasRenderingContext2D} paint @param {number} x @param {number} y @param {number} age 0 to 1 */
const net = (paint, x, y, age) => {
  const radius = 14 + 34 * (1 - (1 - age) ** 3)
  paint.globalAlpha = 1 - age
  paint.strokeStyle = '#fff3c4'
  paint.lineWidth = 2
  for (const part of [1, 0.62, 0.3]) {
    paint.beginPath()
    paint.arc(x, y, radius * part, 0, 7)
    paint.stroke()
  }
  for (let spoke = 0; spoke < 8; spoke++) {
    const turn = (spoke * Math.PI) / 4
    paint.beginPath()
    paint.moveTo(x, y)
    paint.lineTo(x + Math.cos(turn) * radius, y + Math.sin(turn) * radius)
    paint.stroke()
  }
  paint.globalAlpha = 1
}

/** What a shot brought, where it met its fish, whole within the stage. @param {CanvasRenderingContext2D} paint @param {Omit<Prize, 'fish' | 'age'>} prize @param {number} width @param {number} lift @param {number} [scale] */
export const tell = (paint, { x, y, text, tone, top = 0 }, width, lift, scale = 1) => {
  const { colour } = TOLD[tone]
  const high = Math.round(TOLD[tone].high * scale)
  paint.font = `800 ${high}px "PingFang SC","Noto Sans SC",sans-serif`
  paint.textAlign = 'center'
  paint.strokeStyle = 'rgba(60,30,0,.8)'
  paint.fillStyle = colour
  paint.lineWidth = high / 6
  paint.lineJoin = 'round'
  const half = paint.measureText(text).width / 2 + paint.lineWidth
  // Between two pixels letters blur.
  const at = /** @type {const} */ ([
    Math.round(Math.max(half, Math.min(width - half, x))),
    Math.round(Math.max(top + high, y - lift)),
  ])
  paint.strokeText(text, ...at)
  paint.fillText(text, ...at)
}

/** Coins of a win: they burst from the fish and fly up to the balance. @param {CanvasRenderingContext2D} paint @param {Prize} prize @param {number} width */
const coins = (paint, { x, y, age }, width) => {
  for (let coin = 0; coin < COINS; coin++) {
    const t = (age - coin * NEXT_COIN) / COIN_SECONDS
    if (t <= 0 || t >= 1) continue
    const turn = coin * 2.4
    const out = 30 + (coin % 5) * 13
    const [burst, home] = [easeOut(Math.min(1, t * 2.4)), Math.max(0, (t - 0.35) / 0.65) ** 2]
    const [bx, by] = [x + Math.cos(turn) * out * burst, y + Math.sin(turn) * out * burst]
    const [cx, cy] = [bx + (width - 70 - bx) * home, by + (-16 - by) * home]
    const round = 2 + 6 * Math.abs(Math.cos(age * 9 + coin))
    paint.fillStyle = '#8a5a14'
    paint.beginPath()
    paint.ellipse(cx, cy + 1.5, round + 1, 9, 0, 0, 7)
    paint.fill()
    paint.fillStyle = coin % 2 ? '#ffd968' : '#f0b443'
    paint.beginPath()
    paint.ellipse(cx, cy, round, 8, 0, 0, 7)
    paint.fill()
    paint.fillStyle = 'rgba(255,250,220,.75)'
    paint.beginPath()
    paint.ellipse(cx - round * 0.3, cy - 2, round * 0.3, 3.4, 0, 0, 7)
    paint.fill()
  }
}

/** Light that opens behind a fish that is caught. @param {CanvasRenderingContext2D} paint @param {Prize} prize */
const burst = (paint, { fish, x, y, age }) => {
  const t = age / 0.7
  if (t >= 1) return
  const radius = fish.size * (0.4 + 0.6 * easeOut(t))
  const light = paint.createRadialGradient(x, y, 0, x, y, radius)
  light.addColorStop(0, `rgba(255,246,200,${0.85 * (1 - t)})`)
  light.addColorStop(0.5, `rgba(255,206,96,${0.5 * (1 - t)})`)
  light.addColorStop(1, 'rgba(255,190,70,0)')
  paint.fillStyle = light
  paint.fillRect(x - radius, y - radius, 2 * radius, 2 * radius)
  paint.strokeStyle = `rgba(255,226,140,${1 - t})`
  paint.lineWidth = 4 * (1 - t) + 1
  for (let ray = 0; ray < 12; ray++) {
    const turn = (ray * Math.PI) / 6
    paint.beginPath()
    paint.moveTo(x + Math.cos(turn) * radius * 0.7, y + Math.sin(turn) * radius * 0.7)
    paint.lineTo(x + Math.cos(turn) * radius, y + Math.sin(turn) * radius)
    paint.stroke()
  }
}

/** A large fish that comes is told at the water's edge, and lies under what swims. @param {CanvasRenderingContext2D} paint @param {string} text @param {number} age @param {number} width */
const news = (paint, text, age, width) => {
  const seen = still() ? 1 : Math.min(1, age * 4, (NEWS_SECONDS - age) * 3)
  const wide = Math.min(width - 24, 300)
  const gold = paint.createLinearGradient((width - wide) / 2, 0, (width + wide) / 2, 0)
  gold.addColorStop(0, 'rgba(120,30,10,0)')
  gold.addColorStop(0.5, 'rgba(150,40,12,.88)')
  gold.addColorStop(1, 'rgba(120,30,10,0)')
  paint.globalAlpha = Math.max(0, seen)
  paint.fillStyle = gold
  paint.fillRect((width - wide) / 2, NEWS.top, wide, NEWS.high)
  paint.fillStyle = '#ffe6a8'
  paint.font = '800 20px "PingFang SC","Noto Sans SC",sans-serif'
  paint.textAlign = 'center'
  paint.fillText(text, width / 2, NEWS.top + NEWS.line)
  paint.globalAlpha = 1
}

/** What is seen of a shot where it met a fish: the net, what it brought, and of a win its light and coins. */
export const openEffects = () => {
  /** @type {Prize[]} */
  const prizes = []
  /** @type {{ x: number, y: number, age: number }[]} */
  const nets = []
  let told = { text: '', age: NEWS_SECONDS }
  const underNews = NEWS.top + NEWS.high
  return {
    /** @param {number} x @param {number} y */
    meet: (x, y) => void nets.push({ x, y, age: 0 }),
    /** What was told of it before lies at the same place. @param {Fish} fish @param {string} text @param {Tone} tone */
    bring: (fish, text, tone) => {
      const former = prizes.findIndex((one) => one.fish === fish)
      if (former >= 0) prizes.splice(former, 1)
      const top = told.age < NEWS_SECONDS ? underNews : 0
      prizes.push({ fish, x: fish.x, y: fish.y, text, tone, age: 0, top })
    },
    /** @param {Fish} fish */
    arrive: ({ species: { name, multiple } }) => {
      told = { text: `${name} ×${short(multiple * 100)} 来了`, age: 0 }
      for (const prize of prizes) prize.top = underNews
    },
    /** @param {number} seconds */
    pass: (seconds) => {
      for (const each of [...prizes, ...nets, told]) each.age += seconds
      for (let at = prizes.length - 1; at >= 0; at--)
        if (prizes[at].age > TOLD[prizes[at].tone].seconds) prizes.splice(at, 1)
      while (nets[0]?.age > NET_SECONDS) nets.shift()
    },
    /** @param {CanvasRenderingContext2D} paint @param {number} width */
    drawBehind: (paint, width) => {
      if (told.age < NEWS_SECONDS) news(paint, told.text, told.age, width)
      if (!still()) for (const prize of prizes) if (prize.tone === 'won') burst(paint, prize)
    },
    /** @param {CanvasRenderingContext2D} paint @param {number} width @param {number} [scale] */
    draw: (paint, width, scale) => {
      for (const { x, y, age } of nets) net(paint, x, y, still() ? CALM : age / NET_SECONDS)
      for (const prize of prizes.toSorted((a, b) => TOLD[a.tone].high - TOLD[b.tone].high)) {
        if (prize.tone === 'won' && !still()) coins(paint, prize, width)
        paint.globalAlpha = Math.min(1, Math.max(0, (TOLD[prize.tone].seconds - prize.age) / FADING_SECONDS))
        tell(paint, prize, width, still() ? 0 : easeOut(Math.min(1, prize.age)) * 46, scale)
        paint.globalAlpha = 1
      }
    },
  }
}
