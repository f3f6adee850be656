import { openHistory } from './dialog.js'
import { h, icon } from './dom.js'
import { isFramed, isWithin, tell } from './host.js'
import { shown, signed, toCents } from './money.js'
import { fragment, gameCode, proofPath, state, venueCode } from './session.js'
import { isLoud, setLoud } from './sound.js'

const SECOND = 1_000
const two = (/** @type {number} */ part) => String(part).padStart(2, '0')
/** 3_723_000 → "1:02:03" @param {number} ms */
const timeText = (ms) => {
  const seconds = Math.max(0, Math.floor(ms / SECOND))
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60]
  return `${hours > 0 ? `${hours}:` : ''}${hours > 0 ? two(minutes) : minutes}:${two(seconds % 60)}`
}

/** @param {Parameters<typeof icon>[0]} sign @param {string} name @param {() => void} onclick @param {string} [more] */
const barButton = (sign, name, onclick, more = '') =>
  h('button', { type: 'button', class: `sign ${more}`, 'aria-label': name, title: name, onclick }, icon(sign))

/** @param {Parameters<typeof icon>[0]} sign @param {string} name @param {() => void} onclick */
const menuButton = (sign, name, onclick) =>
  h('button', { type: 'button', onclick }, icon(sign), h('span', {}, name))

const turnWhole = () =>
  void (document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen())
const isGame = !['lobby', 'fair'].includes(document.body.dataset.page ?? '')
const toProof = () => location.assign(proofPath())
const toLobby = () => location.assign(`/mock/venue/${venueCode}${fragment}`)

/**
 * The one bar of 40 px over a game and over a hall, in the site's frame as in a window of its own.
 * @param {HTMLElement} bar
 * @param {HTMLElement} name a game's is the heading of its page
 */
export const openBar = (bar, name) => {
  const purse = h('b', { class: 'purse-amount' })
  const net = h('small', { class: 'net' })
  const played = h('small', { class: 'soft' })
  const money = h(
    'span',
    { class: 'money', hidden: true },
    h('span', { class: 'unseen' }, '可用余额'),
    purse,
    net,
  )
  let [balance, won] = [0, 0]
  /** @type {import('./session.js').PlayRound[]} */
  let rounds = []
  /** @type {string | undefined} */
  let kind

  const showNet = () => {
    net.replaceChildren(h('span', {}, '本次'), `盈亏 ${signed(won)}`)
    net.classList.toggle('loss', won < 0)
  }
  /** @param {number} cents */
  const setBalance = (cents) => {
    balance = cents
    purse.textContent = shown(cents)
  }
  const loud = menuButton(isLoud() ? 'loud' : 'quiet', '声音', () => {
    setLoud(!isLoud())
    showLoud()
  })
  const showLoud = () => {
    loud.setAttribute('aria-pressed', String(isLoud()))
    loud.replaceChildren(icon(isLoud() ? 'loud' : 'quiet'), h('span', {}, '声音'))
  }
  showLoud()
  const menu = h('div', { id: 'more', class: 'menu', popover: 'auto' })
  menu.append(
    ...[
      isGame && menuButton('history', '本游戏记录', () => openHistory(rounds, kind)),
      isGame && menuButton('fair', '公平验证', toProof),
      isGame && loud,
      gameCode && menuButton('lobby', '返回大厅', toLobby),
      document.fullscreenEnabled && menuButton('whole', '全屏', turnWhole),
      isFramed && menuButton('recycle', '一键回收', () => tell('recycle')),
      h('a', { href: '/mine/restraint', target: '_top' }, icon('limit'), h('span', {}, '理性博彩')),
    ].filter((each) => each instanceof Node),
  )
  // First of all, so that what opens from it gives the focus back to what opened the menu.
  menu.addEventListener(
    'click',
    (event) => {
      if (event.target instanceof Element && event.target.closest('button') !== loud) menu.hidePopover()
    },
    { capture: true },
  )
  const rules = h('span', { class: 'slot-of-rules' })
  const inside = gameCode && isWithin && (() => history.back())
  const back =
    inside || isFramed
      ? barButton('back', '返回', inside || (() => tell('leave')))
      : h('a', { class: 'sign', href: '/', 'aria-label': '返回', title: '返回' }, icon('back'))
  bar.replaceChildren(
    back,
    ...(gameCode ? [barButton('lobby', '返回大厅', toLobby, 'wide')] : []),
    h('img', { class: 'wide', src: '/favicon.svg', alt: '', width: 22, height: 22 }),
    h('span', { class: 'name' }, name, played),
    money,
    h('span', { class: 'demo' }, '演示环境'),
    ...(document.fullscreenEnabled ? [barButton('whole', '全屏', turnWhole, 'wide')] : []),
    rules,
    h(
      'button',
      { type: 'button', class: 'sign', 'aria-label': '更多', title: '更多', popovertarget: 'more' },
      icon('more'),
    ),
    menu,
  )
  tell('shown')

  return {
    balance: () => balance,
    setBalance,
    /** Opens a dialog of the game: its rules. @param {() => void} onclick */
    setRules: (onclick) => rules.replaceWith(barButton('rules', '玩法与返还率', onclick)),
    /** A round more, once its result is shown: what it won or lost. @param {import('./session.js').PlayRound[]} all @param {number} cents */
    count: (all, cents) => {
      rounds = all
      won += cents
      showNet()
    },
    /** Time and net result are the session's own, told by the server. @param {import('./session.js').PlayState} opened */
    begin: (opened) => {
      const { session, now } = opened
      const began = now - session.since - performance.now()
      rounds = opened.rounds
      kind = opened.game?.kind
      won = toCents(session.net)
      showNet()
      const tick = () => (played.textContent = `已玩 ${timeText(began + performance.now())}`)
      tick()
      setInterval(tick, SECOND)
      setBalance(toCents(opened.balance))
      money.hidden = false
      // The site has moved money of the venue.
      addEventListener('purse', () => void state().then((now_) => setBalance(toCents(now_.balance))))
    },
  }
}
