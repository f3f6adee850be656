import { chipRow } from './kit/chips.js'
import { artPath, h, winnings } from './kit/dom.js'
import { toYuan } from './kit/money.js'
import { tween, wait } from './kit/motion.js'
import { bindKeys, rove } from './kit/roving.js'
import { anyCard } from './kit/session.js'
import { sound } from './kit/sound.js'
import { openTable } from './kit/table.js'

/**
 * @typedef {import('@app/contract/play/outcomes').CouponCard} CouponCard
 * @typedef {import('@app/contract/play/outcomes').CouponOutcome} CouponOutcome
 * @typedef {'1' | 'X' | '2' | ''} Pick
 */

const MATCH_MS = 1_500
const MINUTES = 90
const SIGNS = /** @type {const} */ ([
  ['1', '主胜'],
  ['X', '平局'],
  ['2', '客胜'],
])

/** @param {string} name */
const team = (name) =>
  h(
    'span',
    { class: 'team' },
    h('img', { src: artPath('crest', name, name), alt: '', width: 44, height: 44 }),
    h('b', {}, name),
  )

export const start = async () => {
  const table = await openTable()
  if (!table) return
  const odds = h('b', {}, '–')
  const possible = winnings('可返还')
  const list = h('ol', { class: 'matches' })
  const title = h('h2', {}, '三场赛单')
  /** @type {CouponCard | undefined} */
  let card
  /** @type {Pick[]} */
  let picks = ['', '', '']
  let isOver = false
  const chips = chipRow(table.chips, () => refresh())

  function refresh() {
    const prices =
      card?.matches.flatMap((match, at) =>
        picks[at] === '' ? [] : [Number(match.odds[SIGNS.findIndex(([sign]) => sign === picks[at])])],
      ) ?? []
    const product = prices.reduce((all, price) => all * price, 1)
    odds.textContent =
      prices.length === 0 ? '–' : `${prices.length > 1 ? `${prices.length}串1 ` : ''}@ ${product.toFixed(2)}`
    possible.show(prices.length === 0 ? 0 : Math.floor(chips.value() * product + 1e-6))
  }
  /** @param {number} at @param {Pick} sign */
  const choose = (at, sign) => {
    if (table.isBusy() || isOver) return
    picks[at] = picks[at] === sign ? '' : sign
    for (const button of list.children[at].querySelectorAll('button'))
      button.setAttribute('aria-pressed', String(button.dataset.sign === picks[at]))
    refresh()
  }
  const drawCard = () => {
    if (!card) return
    title.textContent = `三场赛单 #${card.card}`
    list.replaceChildren(
      ...card.matches.map((match, at) =>
        h(
          'li',
          { class: 'match' },
          h('p', { class: 'league' }, match.league, h('span', { class: 'clock' }, '未开赛')),
          h(
            'div',
            { class: 'teams' },
            team(match.home),
            h('span', { class: 'goals' }, 'VS'),
            team(match.away),
          ),
          h(
            'div',
            { class: 'signs', role: 'group', 'aria-label': `${match.home} 对 ${match.away}` },
            ...SIGNS.map(([sign, name], index) =>
              h(
                'button',
                {
                  type: 'button',
                  class: 'spot',
                  'aria-pressed': 'false',
                  'data-sign': sign,
                  'aria-label': `${name} ${match.odds[index]}`,
                  onclick: () => choose(at, sign),
                },
                h('strong', {}, name),
                ' ',
                h('small', {}, match.odds[index]),
              ),
            ),
          ),
        ),
      ),
    )
    for (const signs of list.querySelectorAll('.signs')) if (signs instanceof HTMLElement) rove(signs)
  }
  const deal = async () => {
    if (table.isBusy()) return
    try {
      card = /** @type {CouponCard} */ (await anyCard(card ? undefined : table.state.card))
      picks = ['', '', '']
      isOver = false
      playButton.textContent = '投注'
      drawCard()
      refresh()
      table.say('每场选胜平负，选一场为单关，选多场为串关')
    } catch (error) {
      table.refuse(error)
    }
  }

  /** All three at once: the clock runs, goals fall along the way. @param {CouponOutcome} outcome */
  const replay = async (outcome) => {
    const rows = [...list.children]
    let told = ''
    await tween(MATCH_MS * 2, (t) => {
      const text = outcome.scores.map((score) =>
        score.map((goals) => Math.round(goals * Math.min(1, t * 1.05))).join(' : '),
      )
      if (text.join() !== told) sound.stop()
      told = text.join()
      rows.forEach((row, at) => {
        const clock = row.querySelector('.clock')
        const goals = row.querySelector('.goals')
        if (clock) clock.textContent = t < 1 ? `${Math.round(t * MINUTES)}′` : '完场'
        if (goals) goals.textContent = text[at]
      })
    })
    rows.forEach((row, at) => {
      for (const button of row.querySelectorAll('button')) {
        const isResult = button.dataset.sign === outcome.results[at]
        button.classList.toggle('won', isResult)
        if (isResult && picks[at] === outcome.results[at]) row.classList.add('hit')
        else if (isResult && picks[at] !== '') row.classList.add('missed')
      }
    })
    await wait(300)
  }
  const bet = async () => {
    if (table.isBusy()) return
    if (isOver || !card) return deal()
    if (!table.mayPlay()) return
    if (picks.every((pick) => pick === '')) return table.say('请至少选择一场比赛', 'warn')
    isOver = await table.round(
      chips.value(),
      { kind: 'coupon', card: card.card, picks, stake: toYuan(chips.value()) },
      (answer) => replay(/** @type {CouponOutcome} */ (answer.outcome)),
    )
    if (isOver) playButton.textContent = '下一张'
  }
  const playButton = h(
    'button',
    { type: 'button', class: 'gold primary-play', onclick: () => void bet() },
    '投注',
  )
  table.stage.classList.add('coupon-stage')
  table.stage.append(title, list)
  table.dock.append(
    h('div', { class: 'figure' }, h('span', { class: 'soft' }, '总赔率'), odds),
    possible.element,
    chips.element,
    h(
      'div',
      { class: 'actions' },
      h('button', { type: 'button', onclick: () => void deal() }, '换一张'),
      playButton,
    ),
  )
  bindKeys({ onPlay: () => void bet() })
  await deal()
  if (table.left) table.say(table.left)
}
