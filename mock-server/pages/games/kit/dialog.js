import { h, icon } from './dom.js'
import { signed, toCents } from './money.js'
import { proofPath } from './session.js'

/** @param {string} title @param {...(Node | string)} body */
export const openDialog = (title, ...body) => {
  const dialog = h('dialog', { class: 'dialog', 'aria-label': title })
  const close = h(
    'button',
    { type: 'button', class: 'round', 'aria-label': '关闭', onclick: () => dialog.close() },
    icon('close'),
  )
  dialog.append(
    h('header', {}, h('h2', {}, title), close),
    h('div', { class: 'dialog-body', tabindex: 0 }, ...body),
  )
  dialog.addEventListener('close', () => {
    dialog.remove()
    // Back at a menu a key would open it again: the table goes on.
    const play = document.activeElement?.matches('[popovertarget]') && document.querySelector('.dock .gold')
    if (play instanceof HTMLElement) play.focus()
  })
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close()
  })
  document.body.append(dialog)
  dialog.showModal()
}

/** What only a keyboard can do. */
const KEYS_SAID = /(（键盘：.+）|按空格或(?=点)|，Ctrl\+.+)/

/** What is said of a table: the keys not to a finger, and not where they would take a second line. @param {string} text */
export const hint = (text) =>
  h(
    'span',
    {},
    ...text.split(KEYS_SAID).map((part, at) => (at % 2 === 0 ? part : h('span', { class: 'by-keys' }, part))),
  )

/** What the keys do, by kind; of a table by none. @type {Record<string, string>} */
const KEYS = {
  slot: '键盘：空格或回车旋转，左右方向键换注额。',
  fish: '键盘：空格发射，上下方向键换目标，左右方向键换炮值。',
}
const TABLE_KEYS =
  '键盘：Tab 到一组注项或筹码，方向键在其中移动，空格或回车在选中的注项上下一枚筹码，Ctrl+回车开始。一局之后桌面没有筹码时，开始键按上一局再投一局，“清空”之后除外；“摆回上局”只把筹码摆上，不开始。“撤销”收回上一步，“清空”收回全部筹码，按错了可用“撤销”找回。'

/** "发牌：…；…。" */
const CHAPTER = /^([^：；，。]{2,6})：(.+)$/s

/** Rules that each begin with what they are about have it beside them, and a line for each of their parts. @param {string[]} rules */
const rulesOf = (rules) => {
  const chapters = rules.map((rule) => CHAPTER.exec(rule))
  if (!chapters.every((each) => each !== null))
    return h('ol', { class: 'rules' }, ...rules.map((rule) => h('li', {}, rule)))
  return h(
    'dl',
    { class: 'chapters' },
    ...chapters.map(([, title, text]) =>
      h(
        'div',
        {},
        h('dt', {}, title),
        ...text
          .replace(/。$/, '')
          .split('；')
          .map((part) => h('dd', {}, part)),
      ),
    ),
  )
}

/** @param {string} kind @param {string} rtp @param {string[]} rules @param {...Node} more */
export const openRules = (kind, rtp, rules, ...more) =>
  openDialog(
    '玩法与返还率',
    h('p', { class: 'rtp' }, '理论返还率 ', h('b', {}, rtp)),
    ...more,
    rulesOf(rules),
    h('p', { class: 'soft keys' }, KEYS[kind] ?? TABLE_KEYS),
    h(
      'p',
      { class: 'soft' },
      '按下开始后离开或断线，这一局照常结算，结果在“更多 → 本游戏记录”里。每局结果由下注前已承诺的种子决定，可在“更多 → 公平验证”中逐步核对；金额为演示用虚拟金额。',
    ),
  )

/** 15:02:09, by the site's clock. */
export const timeText = (/** @type {number} */ at) =>
  new Intl.DateTimeFormat('zh-CN', {
    timeZone: 'Asia/Shanghai',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  }).format(at)

/** @typedef {import('@app/contract/play/play').PlayRound} PlayRound */
/** @param {number} cents */
const net = (cents) => h('b', { class: cents > 0 ? 'win' : cents < 0 ? 'loss' : '' }, signed(cents))

/** Leads to its proof. @param {PlayRound} round */
const roundItem = ({ roundId, at, result, lines, win }) =>
  h(
    'li',
    {},
    h(
      'a',
      { href: proofPath(roundId) },
      h('span', { class: 'soft' }, timeText(at)),
      h('span', { class: 'round-result' }, result, h('small', { class: 'soft' }, lines.join('；'))),
      h('span', { class: 'round-net' }, net(toCents(win)), h('small', {}, '公平验证')),
    ),
  )
/** @param {PlayRound[]} rounds newest first */
export const roundList = (rounds) => h('ul', { class: 'rounds' }, ...rounds.map(roundItem))

const MINUTE_MS = 60_000
/** @param {PlayRound[]} heap */
const minuteItem = (heap) =>
  h(
    'li',
    { class: 'minute' },
    h(
      'details',
      {},
      h(
        'summary',
        {},
        h('span', { class: 'soft' }, timeText(heap[0].at).slice(0, 5)),
        h('span', {}, `${heap.length} 局合计，赢 ${heap.filter(({ win }) => toCents(win) > 0).length} 局`),
        net(heap.reduce((sum, { win }) => sum + toCents(win), 0)),
      ),
      roundList(heap),
    ),
  )
/** Those of a minute are told as one, with their sum, which unfolds to each. @param {PlayRound[]} rounds newest first */
export const roundsByMinute = (rounds) => {
  const heaps = [...Map.groupBy(rounds, ({ at }) => Math.floor(at / MINUTE_MS)).values()]
  return h(
    'ul',
    { class: 'rounds' },
    ...heaps.map((heap) => (heap.length === 1 ? roundItem(heap[0]) : minuteItem(heap))),
  )
}

/** @param {PlayRound[]} rounds newest first @param {string} [kind] a shot at sea is a round */
export const openHistory = (rounds, kind) =>
  openDialog(
    '本游戏记录',
    rounds.length === 0
      ? h('p', { class: 'plain' }, '还没有下注。玩一局后，这里会列出每局的结果。')
      : (kind === 'fish' ? roundsByMinute : roundList)(rounds),
    h('p', { class: 'soft' }, '全部注单可在站点“投注记录”中查看。'),
  )
