import { chipRow } from './kit/chips.js'
import { h, winnings } from './kit/dom.js'
import { toCents, toYuan } from './kit/money.js'
import { easeOut, tween, wait } from './kit/motion.js'
import { bindKeys, rove } from './kit/roving.js'
import { anyCard } from './kit/session.js'
import { sound } from './kit/sound.js'
import { openTable } from './kit/table.js'

/**
 * @typedef {import('@app/contract/play/outcomes').DuelCard} DuelCard
 * @typedef {import('@app/contract/play/outcomes').DuelSide} DuelSide
 * @typedef {import('@app/contract/play/outcomes').DuelOutcome} DuelOutcome
 */

const MAP_MS = 1_300
const TO_WIN = 2
const STRENGTHS = /** @type {const} */ ([
  ['form', '状态'],
  ['aim', '枪法'],
  ['team', '配合'],
])

/** @param {DuelSide} side */
const crest = ({ short, hue }) => {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  svg.setAttribute('viewBox', '0 0 100 112')
  svg.setAttribute('aria-hidden', 'true')
  svg.setAttribute('class', 'crest')
  svg.innerHTML = `<defs><linearGradient id="g${hue}" x2=".6" y2="1"><stop stop-color="hsl(${hue} 80% 62%)"/><stop offset="1" stop-color="hsl(${hue} 70% 24%)"/></linearGradient></defs>
    <path d="M50 3l43 16v38c0 26-18 42-43 52C25 99 7 83 7 57V19z" fill="url(#g${hue})" stroke="hsl(${hue} 80% 80%)" stroke-width="3"/>
    <path d="M50 12l34 13v32c0 6-1 11-3 16L17 30v-5z" fill="#fff" opacity=".16"/>
    <text x="50" y="70" text-anchor="middle" font-size="36" font-weight="800" fill="#fff" font-family="PingFang SC,Noto Sans SC,sans-serif">${short}</text>`
  return svg
}

/** @param {DuelSide} side @param {number} at */
const sidePanel = (side, at) =>
  h(
    'section',
    { class: `side side-${at}`, 'aria-label': side.name },
    crest(side),
    h('h2', {}, side.name),
    h(
      'dl',
      { class: 'strengths' },
      ...STRENGTHS.flatMap(([key, name]) => [
        h('dt', {}, name),
        h(
          'dd',
          {},
          h(
            'span',
            { class: 'meter' },
            h('i', { style: `width:${side[key]}%;background:hsl(${side.hue} 75% 60%)` }),
          ),
          h('b', {}, String(side[key])),
        ),
      ]),
    ),
  )

export const start = async () => {
  const table = await openTable()
  if (!table) return
  const possible = winnings('可返还')
  const score = h('p', { class: 'score' }, 'VS')
  const maps = h('ol', { class: 'maps' })
  const event = h('p', { class: 'event' })
  const arena = h('div', { class: 'arena' })
  const markets = h('div', { class: 'markets' })
  /** @type {DuelCard | undefined} */
  let card
  let on = ''
  let isOver = false
  const chips = chipRow(table.chips, () => refreshStake())

  function refreshStake() {
    const odds = card?.markets.flatMap(({ picks }) => picks).find((pick) => pick.on === on)?.odds
    possible.name('可返还')
    possible.show(odds ? Math.floor((chips.value() * Math.round(Number(odds) * 100)) / 100) : 0)
  }
  const mapRows = () =>
    maps.replaceChildren(
      ...['潮汐港', '赤壁谷', '夜行城'].map((name) =>
        h('li', {}, h('span', {}, '–'), h('small', {}, name), h('span', {}, '–')),
      ),
    )
  /** @param {string} pick */
  const choose = (pick) => {
    if (table.isBusy()) return
    on = pick
    for (const button of markets.querySelectorAll('button'))
      button.setAttribute('aria-checked', String(button.dataset.on === pick))
    refreshStake()
  }
  const drawCard = () => {
    if (!card) return
    const [home, away] = card.sides
    arena.replaceChildren(
      sidePanel(home, 0),
      h('div', { class: 'middle' }, event, score, maps),
      sidePanel(away, 1),
    )
    event.textContent = `${card.event}　#${card.card}`
    score.textContent = 'VS'
    mapRows()
    markets.replaceChildren(
      ...card.markets.map(({ name, picks }) =>
        h(
          'fieldset',
          { class: 'market', role: 'radiogroup' },
          h('legend', {}, name),
          h(
            'div',
            { class: 'picks' },
            ...picks.map((pick) =>
              h(
                'button',
                {
                  type: 'button',
                  class: 'spot',
                  role: 'radio',
                  'aria-checked': 'false',
                  'data-on': pick.on,
                  'aria-label': `${pick.label} ${pick.odds}，${name}`,
                  onclick: () => choose(pick.on),
                },
                h('strong', {}, pick.label),
                ' ',
                h('small', {}, pick.odds),
              ),
            ),
          ),
        ),
      ),
    )
    for (const picks of markets.querySelectorAll('.picks')) if (picks instanceof HTMLElement) rove(picks)
  }
  const deal = async () => {
    if (table.isBusy()) return
    try {
      card = /** @type {DuelCard} */ (await anyCard(card ? undefined : table.state.card))
      isOver = false
      on = ''
      playButton.textContent = '下注开赛'
      drawCard()
      refreshStake()
      table.say('选一个注项，按“下注开赛”（键盘：方向键移动，空格或回车选中，Ctrl+回车下注开赛）')
    } catch (error) {
      table.refuse(error)
    }
  }

  /** The maps one by one, each counted up round by round. @param {DuelOutcome} outcome */
  const replay = async (outcome) => {
    const standing = [0, 0]
    score.textContent = '0 : 0'
    for (const [at, map] of outcome.maps.entries()) {
      const row = maps.children[at]
      row.classList.add('live')
      await tween(MAP_MS, (t) => {
        row.children[0].textContent = String(Math.round(map.score[0] * easeOut(t)))
        row.children[2].textContent = String(Math.round(map.score[1] * easeOut(t)))
      })
      sound.stop()
      standing[map.winner]++
      row.classList.remove('live')
      row.classList.add(map.winner === 0 ? 'left-won' : 'right-won')
      score.textContent = standing.join(' : ')
      await wait(250)
    }
    for (const row of [...maps.children].slice(outcome.maps.length)) row.classList.add('unplayed')
    arena.children[outcome.score[0] === TO_WIN ? 0 : 2].classList.add('champion')
    for (const button of markets.querySelectorAll('button'))
      button.classList.toggle('won', outcome.won.includes(button.dataset.on ?? ''))
  }
  const bet = async () => {
    if (table.isBusy()) return
    if (isOver || !card) return deal()
    if (!table.mayPlay()) return
    if (!on) return table.say('先选一个注项', 'warn')
    table.stage.scrollTo({ top: 0 })
    isOver = await table.round(
      chips.value(),
      { kind: 'duel', card: card.card, on, stake: toYuan(chips.value()) },
      async (answer) => {
        await replay(/** @type {DuelOutcome} */ (answer.outcome))
        possible.name('派彩')
        possible.show(toCents(answer.payout))
      },
    )
    if (isOver) playButton.textContent = '下一场'
  }
  const playButton = h(
    'button',
    { type: 'button', class: 'gold primary-play', onclick: () => void bet() },
    '下注开赛',
  )
  table.stage.classList.add('duel-stage')
  table.stage.append(arena, markets)
  table.dock.append(
    possible.element,
    chips.element,
    h(
      'div',
      { class: 'actions' },
      h('button', { type: 'button', onclick: () => void deal() }, '换一场'),
      playButton,
    ),
  )
  bindKeys({ onPlay: () => void bet() })
  await deal()
  if (table.left) table.say(table.left)
}
