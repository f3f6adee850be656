import { fitCanvas } from './kit/canvas.js'
import { chipRow } from './kit/chips.js'
import { openDialog } from './kit/dialog.js'
import { h } from './kit/dom.js'
import { short, shown, toCents, toYuan, whole } from './kit/money.js'
import { still } from './kit/motion.js'
import { isWin } from './kit/pace.js'
import { Refused, play, underWay } from './kit/session.js'
import { fishAt, openEarly, sight } from './kit/sea/aim.js'
import { drawBullet } from './kit/sea/bullets.js'
import { MOUTH, cannon, cannonScale } from './kit/sea/cannon.js'
import { openEffects } from './kit/sea/effects.js'
import { chanceOf, oddsTable, toldOf } from './kit/sea/odds.js'
import { water } from './kit/sea/sea.js'
import { GREAT, aimsOf, nearestTo, openShoal, wordScale } from './kit/sea/shoal.js'
import { openShots } from './kit/sea/shots.js'
import { bindKeys } from './kit/roving.js'
import { sound } from './kit/sound.js'
import { openTable } from './kit/table.js'

/**
 * @typedef {import('./kit/sea/shoal.js').Fish} Fish
 * @typedef {{ x: number, y: number, dx: number, dy: number, cents: number, until: number, target?: Fish }} Bullet
 * @typedef {{ fish: Fish, cents: number }} Hit
 */

const BULLET_SPEED = 720
/** By the clock: where frames stand still, none counts long after its press. */
const BULLET_MS = 4_000
const MOST_BULLETS = 10
const VOLLEY_MS = 320
const VOLLEY_MOST = 12
const CALM = 0.35

export const start = async () => {
  const table = await openTable({
    more: () => [oddsTable(species, returns, chips.value())],
    onKeep: () => fired.show(),
  })
  if (!table) return
  const { species } = /** @type {import('@app/contract/play/outcomes').FishSetting} */ (table.state.setting)
  const returns = Number.parseFloat(table.state.rtp)
  const effects = openEffects()
  const early = openEarly()
  const shoal = openShoal(species, (fish) => {
    if (fish.species.multiple >= GREAT) effects.arrive(fish)
  })
  const shot = h('b')
  const chips = chipRow(table.chips, (cents) => void (shot.textContent = shown(cents)), '炮值')
  let [width, height, turn, kick, time] = [0, 0, 0, 0, 0]
  /** @type {Bullet[]} */
  const bullets = []
  /** @type {Hit[]} */
  const hits = []
  /** @type {Fish | undefined} */
  let aimed
  /** On open water. @type {{ x: number, y: number } | undefined} */
  let spot
  let wasAimed = false
  let isSending = false
  const { canvas, paint } = fitCanvas(table.stage, '海底：点击或按空格发射', (...size) => {
    ;[width, height] = size
    spot = undefined
    aimAt(width * 0.44, 0)
  })
  table.stage.classList.add('sea')
  const fired = openShots(species, table.rounds)
  table.stage.parentElement?.classList.add('of-sea')
  table.stage.parentElement?.append(fired.panel)

  const reserved = () => [...bullets, ...hits].reduce((sum, { cents }) => sum + cents, 0)
  /** @param {number} x @param {number} y */
  const turnTo = (x, y) => Math.atan2(x - width / 2, height - 14 - y)
  /** @param {number} x @param {number} y */
  function aimAt(x, y) {
    turn = Math.max(-1.45, Math.min(1.45, turnTo(x, y)))
  }
  const isSwimming = (/** @type {Fish | undefined} */ fish) =>
    fish !== undefined && fish.gone === 0 && shoal.all.includes(fish)
  const takeAim = () => {
    if (aimed && isSwimming(aimed)) aimAt(aimed.x + aimed.way * aimed.speed * 0.4, aimed.y)
    else if (spot) aimAt(spot.x, spot.y)
  }
  /** At the fish that is aimed at, and past all others; over open water straight on, at the first that is met. */
  const fire = () => {
    early.end()
    takeAim()
    if (bullets.length >= MOST_BULLETS) return
    if (reserved() + chips.value() > table.balance()) return table.short()
    table.begin()
    kick = 1
    sound.shot()
    const mouth = MOUTH * cannonScale(height)
    bullets.push({
      x: width / 2 + Math.sin(turn) * mouth,
      y: height - 4 - Math.cos(turn) * mouth,
      dx: Math.sin(turn),
      dy: -Math.cos(turn),
      cents: chips.value(),
      until: performance.now() + BULLET_MS,
      target: aimed,
    })
  }
  /** @param {Fish} fish */
  const tellOf = ({ species }) => table.say(`瞄准 ${chanceOf(species, returns)}`)
  /** The one beside it, from left to right: what the keyboard aims at. @param {number} by */
  const nextTarget = (by) => {
    const seen = aimsOf(shoal.all, width).toSorted((a, b) => a.x - b.x)
    const at = aimed ? seen.indexOf(aimed) : -1
    aimed = seen[(at + by + seen.length) % seen.length]
    spot = undefined
    wasAimed = true
  }
  const follow = () => {
    if (spot) return
    if (!aimed || !isSwimming(aimed) || aimed.x < 0 || aimed.x > width) {
      const seen = aimsOf(shoal.all, width)
      aimed = wasAimed ? nearestTo(seen, ({ x, y }) => Math.abs(turnTo(x, y) - turn)) : seen[0]
      wasAimed = true
    }
    if (!aimed) return
    takeAim()
    tellOf(aimed)
  }

  /** Hits that waited a moment, of one cannon: a round. */
  const send = async () => {
    if (isSending || hits.length === 0) return
    isSending = true
    const cents = hits[0].cents
    /** @type {Hit[]} */
    const volley = []
    while (volley.length < VOLLEY_MOST && hits[0]?.cents === cents)
      volley.push(/** @type {Hit} */ (hits.shift()))
    const before = table.balance()
    table.setBalance(before - cents * volley.length)
    try {
      const answer = await table.patiently(
        play({ kind: 'fish', cannon: toYuan(cents), hits: volley.map(({ fish }) => fish.species.key) }),
      )
      const isWon = isWin(toCents(answer.stake), toCents(answer.payout))
      const outcome = /** @type {import('@app/contract/play/outcomes').FishOutcome} */ (answer.outcome)
      const shots = outcome.cents.map((prize, at) => ({ prize, fish: volley[at].fish }))
      for (const [fish, of] of Map.groupBy(shots, (one) => one.fish)) {
        const prize = of.reduce((sum, one) => sum + one.prize, 0)
        if (prize > 0 && fish.gone === 0) fish.gone = 0.01
        effects.bring(
          fish,
          prize > 0 ? `+${shown(prize)}` : '逃脱',
          prize === 0 ? 'missed' : isWon ? 'won' : 'back',
        )
      }
      table.keep(answer)
      underWay.set()
      table.setBalance(toCents(answer.balance))
      if (isWon) sound.win()
      table.say(toldOf(answer, shots, returns), isWon ? 'win' : '')
      told.textContent = answer.result
    } catch (error) {
      const isUnsure = error instanceof Refused && error.reason === 'network'
      // What is in doubt stays taken until it is known.
      if (!isUnsure) {
        table.setBalance(before)
        underWay.set()
      }
      hits.length = bullets.length = 0
      table.refuse(error)
    } finally {
      isSending = false
    }
  }
  setInterval(() => void send(), VOLLEY_MS)

  /** @param {number} seconds */
  const fly = (seconds) => {
    for (let at = bullets.length - 1; at >= 0; at--) {
      const bullet = bullets[at]
      const isChasing = isSwimming(bullet.target)
      if (bullet.target && isChasing) {
        const turned = Math.atan2(bullet.target.x - bullet.x, bullet.y - bullet.target.y)
        bullet.dx = Math.sin(turned)
        bullet.dy = -Math.cos(turned)
      }
      bullet.x += bullet.dx * BULLET_SPEED * seconds
      bullet.y += bullet.dy * BULLET_SPEED * seconds
      const isOut = bullet.x < 0 || bullet.x > width || bullet.y < 0 || bullet.y > height
      const isSpent = performance.now() > bullet.until || (isOut && !isChasing)
      const near = (/** @type {Fish} */ { gone, x, y, size }) =>
        !isSpent && gone === 0 && Math.hypot(x - bullet.x, y - bullet.y) < size * 0.36
      const fish = shoal.all.filter((one) => one === (bullet.target ?? one)).find(near)
      if (fish) {
        fish.hurt = 1
        hits.push({ fish, cents: bullet.cents })
        effects.meet(bullet.x, bullet.y)
        sound.tick()
      } else if (isSpent) table.say('打空，不收费')
      if (fish || isSpent) bullets.splice(at, 1)
    }
  }
  const draw = () => {
    water(paint, width, height, still() ? 0 : time)
    effects.drawBehind(paint, width)
    if (spot) sight(paint, spot)
    shoal.draw(paint, aimed, width, wordScale(height))
    for (const bullet of bullets) drawBullet(paint, bullet)
    effects.draw(paint, width, wordScale(height))
    early.draw(paint, table.ready())
    cannon(paint, width / 2, height - 4, turn, kick, short(chips.value()), table.ready(), cannonScale(height))
  }
  let last = performance.now()
  const frame = (/** @type {number} */ now) => {
    const seconds = Math.min(0.05, (now - last) / 1_000)
    last = now
    time += seconds
    kick = Math.max(0, kick - seconds * 6)
    if (width > 0) shoal.swim(seconds, width, height, still() ? CALM : 1)
    fly(seconds)
    effects.pass(seconds)
    early.pass(seconds, table.ready())
    draw()
    if (canvas.isConnected) requestAnimationFrame(frame)
  }

  /** Nothing is aimed at then. */
  const isCut = () => {
    if (table.isOnline() && !table.isBusy()) return false
    table.say(table.isOnline() ? '上一发尚无结果，未发射' : '网络已断开，未发射', 'warn')
    return true
  }
  canvas.addEventListener('pointermove', (event) => aimAt(event.offsetX, event.offsetY))
  canvas.addEventListener('pointerdown', ({ offsetX: x, offsetY: y }) => {
    if (isCut()) return
    aimAt(x, y)
    aimed = fishAt(shoal.all, x, y)
    spot = aimed ? undefined : { x, y }
    wasAimed = true
    if (aimed) tellOf(aimed)
    else table.say('瞄准空处，直射；遇到鱼才计费')
    if (table.ready() < 1) early.wait(x, y)
    table.press(fire)
  })
  const shoot = () => {
    if (isCut()) return
    follow()
    table.press(fire)
  }
  document.addEventListener('keydown', (event) => {
    if (event.target instanceof HTMLElement && event.target.closest('.chips, .shots, dialog')) return
    if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
      event.preventDefault()
      nextTarget(event.key === 'ArrowUp' ? 1 : -1)
      follow()
    }
  })
  const told = h('p', { class: 'unseen', role: 'status' })
  table.dock.append(
    told,
    h(
      'div',
      { class: 'figure' },
      h('span', { class: 'soft' }, '每发'),
      shot,
      h(
        'span',
        { class: 'soft limits' },
        `炮值 ${[table.chips[0], table.chips.at(-1) ?? 0].map(whole).join('–')}`,
      ),
    ),
    chips.element,
    h(
      'div',
      { class: 'actions' },
      fired.button,
      h(
        'button',
        {
          type: 'button',
          onclick: () => openDialog('鱼与倍数', oddsTable(species, returns, chips.value())),
        },
        '鱼表',
      ),
      h('button', { type: 'button', class: 'gold fire', onclick: shoot }, '发射'),
    ),
  )
  bindKeys({ onPlay: shoot, onStep: chips.step })
  const hint = '点鱼锁定它，点空处朝那里直射；命中才计费'
  const odds = `捕获概率 = ${table.state.rtp} ÷ 倍数`
  table.say(
    table.left ||
      (matchMedia('(pointer: coarse)').matches
        ? `${hint}\n${odds}`
        : `${hint}；${odds}；键盘：空格发射，上下键换目标，左右键换炮值`),
  )
  requestAnimationFrame(frame)
}
