import { chance, easeOut, tween } from './motion.js'

/** Pockets of a European wheel, clockwise from the zero. */
export const POCKETS = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22,
  18, 29, 7, 28, 12, 35, 3, 26,
]
const STEP = 360 / POCKETS.length
const SPIN_MS = 4_200
const [OUTER, INNER, RAIL, REST] = [92, 62, 96, 70]

/** Red and black take turns around the wheel, after the zero. @param {number} number */
export const colourOf = (number) =>
  number === 0 ? 'green' : POCKETS.indexOf(number) % 2 === 1 ? 'red' : 'black'

/** Which numbers a spot pays for. @param {{ on: string, label: string, group: string }} spot */
export const coveredBy = ({ on, label, group }) => {
  if (group !== '外围') return label.split('/').map(Number)
  const at = Number(on.at(-1))
  /** @type {Record<string, (number: number) => boolean>} */
  const tests = {
    red: (number) => colourOf(number) === 'red',
    black: (number) => colourOf(number) === 'black',
    even: (number) => number % 2 === 0,
    odd: (number) => number % 2 === 1,
    low: (number) => number <= 18,
    high: (number) => number > 18,
    dozen: (number) => Math.ceil(number / 12) === at,
    column: (number) => number % 3 === at % 3,
  }
  const pays = tests[on.replace(/\d$/, '')]
  return Array.from({ length: 36 }, (_, of) => of + 1).filter((number) => pays?.(number))
}

/** @param {number} degrees @param {number} radius */
const at = (degrees, radius) => {
  const angle = ((degrees - 90) * Math.PI) / 180
  return `${(Math.cos(angle) * radius).toFixed(2)} ${(Math.sin(angle) * radius).toFixed(2)}`
}
/** @param {number} number @param {number} index */
const pocket = (number, index) => {
  const [from, to] = [index * STEP - STEP / 2, index * STEP + STEP / 2]
  return `<path class="p-${colourOf(number)}" d="M${at(from, OUTER)}A${OUTER} ${OUTER} 0 0 1 ${at(to, OUTER)}L${at(to, INNER)}A${INNER} ${INNER} 0 0 0 ${at(from, INNER)}Z"/><text transform="rotate(${(index * STEP).toFixed(2)}) translate(0 -83)">${number}</text>`
}
const FACE = `
  <defs>
    <radialGradient id="w-rim"><stop offset=".86" stop-color="#3b1f0d"/><stop offset=".93" stop-color="#8a5a2b"/><stop offset="1" stop-color="#2a1407"/></radialGradient>
    <radialGradient id="w-bowl"><stop offset="0" stop-color="#b98346"/><stop offset=".7" stop-color="#6d4018"/><stop offset="1" stop-color="#3a1e0a"/></radialGradient>
    <radialGradient id="w-gold" cx=".35" cy=".3"><stop offset="0" stop-color="#fff3c9"/><stop offset=".55" stop-color="#d9a441"/><stop offset="1" stop-color="#7c5312"/></radialGradient>
    <radialGradient id="w-ball" cx=".35" cy=".3"><stop offset="0" stop-color="#fff"/><stop offset="1" stop-color="#b9c0cc"/></radialGradient>
  </defs>
  <circle r="104" fill="url(#w-rim)"/>
  <g data-turn>
    ${POCKETS.map(pocket).join('')}
    <circle r="${INNER}" fill="url(#w-bowl)" stroke="#d9a441" stroke-width="1.4"/>
    ${[0, 90, 180, 270].map((turn) => `<g transform="rotate(${turn})"><path d="M-3 0L0-46 3 0Z" fill="url(#w-gold)"/><circle cy="-46" r="4.4" fill="url(#w-gold)"/></g>`).join('')}
    <circle r="15" fill="url(#w-gold)" stroke="#7c5312"/><circle r="6" fill="#fff1c4"/>
  </g>
  <circle r="${OUTER}" fill="none" stroke="#d9a441" stroke-width="1.2"/>
  <circle data-ball r="4.6" fill="url(#w-ball)"/>`

/** The wheel with its ball. */
export const newWheel = () => {
  const element = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  element.setAttribute('viewBox', '-106 -106 212 212')
  element.setAttribute('class', 'wheel')
  element.setAttribute('aria-hidden', 'true')
  element.innerHTML = FACE
  const turning = element.querySelector('[data-turn]')
  const ball = element.querySelector('[data-ball]')
  let turned = 0
  /** @param {number} wheel @param {number} angle @param {number} radius */
  const show = (wheel, angle, radius) => {
    turning?.setAttribute('transform', `rotate(${wheel.toFixed(2)})`)
    const [x = '0', y = '0'] = at(angle, radius).split(' ')
    ball?.setAttribute('cx', x)
    ball?.setAttribute('cy', y)
    // Where only a section is in sight it is the one with the ball.
    element.style.setProperty('--back', `${-angle}deg`)
  }
  /** @param {number} number */
  const rest = (number) => show(turned, turned + POCKETS.indexOf(number) * STEP, REST)
  rest(0)
  return {
    element,
    rest,
    /** The ball runs against the wheel and drops where the server said. @param {number} number */
    spin: async (number) => {
      const from = turned
      const more = 300 + chance() * 240
      const end = from + more + POCKETS.indexOf(number) * STEP
      await tween(SPIN_MS, (t) => {
        const drop = easeOut(Math.max(0, (t - 0.72) / 0.28))
        turned = from + more * easeOut(t)
        show(turned, end - (1 - easeOut(t)) * 360 * 7, RAIL - (RAIL - REST) * drop)
      })
      turned = (from + more) % 360
      rest(number)
    },
  }
}
