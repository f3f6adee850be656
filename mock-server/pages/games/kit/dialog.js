import { h, icon } from './dom.js'
import { signed, toCents } from './money.js'

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
  dialog.addEventListener('close', () => dialog.remove())
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close()
  })
  document.body.append(dialog)
  dialog.showModal()
}

/** What the keys do, by kind; of a table by none. @type {Record<string, string>} */
const KEYS = {
  slot: '键盘：空格或回车旋转，左右方向键换注额。',
  fish: '键盘：空格发射，上下方向键换目标，左右方向键换炮值。',
}
const TABLE_KEYS =
  '键盘：Tab 切换注项，空格在选中的注项上下一枚筹码；下好后回车开始，不在注项上时空格也开始；左右方向键换筹码。桌面没有筹码时，开始键按上一局再投一局；“摆回上局”只把筹码摆上，不开始。“撤销”收回上一步，“清空”收回全部筹码，按错了可用“撤销”找回。'

/** @param {string} kind @param {string} rtp @param {string[]} rules @param {...Node} more */
export const openRules = (kind, rtp, rules, ...more) =>
  openDialog(
    '玩法与返还率',
    h('p', { class: 'rtp' }, '理论返还率 ', h('b', {}, rtp)),
    ...more,
    h('ol', { class: 'rules' }, ...rules.map((rule) => h('li', {}, rule))),
    h('p', { class: 'soft keys' }, KEYS[kind] ?? TABLE_KEYS),
    h(
      'p',
      { class: 'soft' },
      '每局结果由下注前已承诺的种子决定，可在“更多 → 公平验证”中逐步核对；金额为演示用虚拟金额。',
    ),
  )

const timeText = (/** @type {number} */ at) =>
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

/** @param {PlayRound} round */
const roundItem = ({ at, result, lines, win }) =>
  h(
    'li',
    {},
    h('span', { class: 'soft' }, timeText(at)),
    h('span', { class: 'round-result' }, result, h('small', { class: 'soft' }, lines.join('；'))),
    net(toCents(win)),
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
