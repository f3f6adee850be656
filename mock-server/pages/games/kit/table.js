import { artPath, h, icon } from './dom.js'
import { openHistory, openRules } from './dialog.js'
import { shown, toCents } from './money.js'
import { easeOut, tween } from './motion.js'
import { Refused, fragment, play, state, venueCode } from './session.js'
import { isLoud, setLoud, sound } from './sound.js'

const KEPT_ROUNDS = 30
const isFramed = window.top !== window

/** A screen instead of the game: why it can't be played, and what to do. @param {HTMLElement} app @param {unknown} error */
const showBlocked = (app, error) => {
  const reason = error instanceof Refused ? error.reason : 'network'
  const message = error instanceof Error ? error.message : '服务开小差了，请稍后重试'
  const titles = {
    expired: '需要重新进入',
    maintenance: '场馆维护中',
    network: '连接中断',
    balance: '余额不足',
    limit: '超出限额',
    bet: '无法下注',
  }
  const canRetry = reason === 'network' || reason === 'maintenance'
  const again = h('button', { type: 'button', class: 'primary', onclick: () => location.reload() }, '重试')
  const home = h('a', { class: 'button', href: '/' }, '返回站点')
  const hint = isFramed ? h('p', { class: 'soft' }, '请在站点中返回上一页，从场馆页面重新进入。') : home
  app.replaceChildren(
    h(
      'main',
      { class: 'blocked', role: 'alert' },
      h('h1', {}, titles[reason]),
      h('p', {}, message),
      canRetry && again,
      canRetry && isFramed ? null : hint,
    ),
  )
}

/**
 * The frame around a game: its bar, its stage, its dock. Undefined when the session can't be played; the page says why.
 * @param {{ more?: () => Node[] }} [options] what the rules dialog shows besides the rules
 */
export const openTable = async ({ more = () => [] } = {}) => {
  const app = /** @type {HTMLElement} */ (document.getElementById('app'))
  /** @type {import('./session.js').PlayState} */
  let opened
  try {
    opened = await state()
  } catch (error) {
    showBlocked(app, error)
    return undefined
  }
  const game = /** @type {NonNullable<typeof opened.game>} */ (opened.game)
  const { category } = opened.venue
  let balance = toCents(opened.balance)
  const rounds = [...opened.rounds]
  let isBusy = false

  const purse = h('b', { class: 'purse-amount' }, shown(balance))
  const status = h('p', { class: 'status', role: 'status' })
  const stage = h('div', { class: 'stage' })
  const dock = h('footer', { class: 'dock' })
  const loud = h(
    'button',
    { type: 'button', class: 'round', 'aria-pressed': String(isLoud()), 'aria-label': '声音' },
    icon(isLoud() ? 'loud' : 'quiet'),
  )
  loud.addEventListener('click', () => {
    setLoud(!isLoud())
    loud.setAttribute('aria-pressed', String(isLoud()))
    loud.replaceChildren(icon(isLoud() ? 'loud' : 'quiet'))
  })
  const bar = h(
    'header',
    { class: 'bar' },
    game.gameCode !== '' &&
      h(
        'a',
        { class: 'round', href: `/mock/venue/${venueCode}${fragment}`, 'aria-label': '返回大厅' },
        icon('lobby'),
      ),
    h('span', { class: 'brand' }, h('h1', {}, game.name), h('small', { class: 'soft' }, opened.venue.name)),
    h('span', { class: 'purse' }, h('span', { class: 'soft' }, '可用余额'), ' ', purse),
    h('span', { class: 'demo' }, '演示环境 · 虚拟金额'),
    h(
      'span',
      { class: 'tools' },
      h(
        'button',
        {
          type: 'button',
          class: 'round',
          'aria-label': '玩法与返还率',
          onclick: () => openRules(opened.rtp, opened.rules, ...more()),
        },
        icon('rules'),
      ),
      h(
        'button',
        { type: 'button', class: 'round', 'aria-label': '本游戏记录', onclick: () => openHistory(rounds) },
        icon('history'),
      ),
      loud,
    ),
  )
  const backdrop = h('img', { class: 'backdrop', src: artPath(...backdropOf(category, game)), alt: '' })
  app.replaceChildren(backdrop, bar, h('main', { class: 'floor' }, stage, status), dock)
  document.body.classList.add(`of-${category.toLowerCase()}`)

  /** @param {number} cents */
  const setBalance = (cents) => {
    const from = balance
    balance = cents
    purse.parentElement?.classList.toggle('up', cents > from)
    void tween(
      450,
      (t) => (purse.textContent = shown(Math.round(from + (cents - from) * easeOut(t)))),
      () => balance !== cents,
    )
  }
  /** @param {string} text @param {'' | 'win' | 'loss' | 'warn'} [tone] */
  const say = (text, tone = '') => {
    status.textContent = text
    status.className = `status ${tone}`
  }
  /** @param {unknown} error */
  const refuse = (error) => {
    const reason = error instanceof Refused ? error.reason : 'network'
    if (reason === 'expired' || reason === 'maintenance') showBlocked(app, error)
    else say(error instanceof Error ? error.message : '服务开小差了，请稍后重试', 'warn')
  }

  /** @param {import('./session.js').PlayRound} answer */
  const keep = (answer) => {
    rounds.unshift(answer)
    rounds.splice(KEPT_ROUNDS)
  }

  return {
    app,
    stage,
    dock,
    game,
    state: opened,
    rounds,
    say,
    refuse,
    setBalance,
    balance: () => balance,
    /** Says that there isn't enough, and what to do; what came meanwhile counts for the next try. */
    short: () => {
      say(opened.shortText, 'warn')
      void state().then(({ balance: now }) => setBalance(toCents(now)), refuse)
    },
    /** Keeps a round for the history. @param {import('./session.js').PlayRound} answer */
    keep,
    isBusy: () => isBusy,
    chips: opened.chips.map(toCents),
    maxStake: toCents(opened.maxStake),
    /**
     * A whole round: the stake leaves at once, `show` plays what was drawn, then the winnings arrive.
     * @param {number} stake in cents
     * @param {import('./session.js').PlayBet} bet
     * @param {(answer: import('./session.js').PlayAnswer) => Promise<void> | void} show
     * @returns {Promise<boolean>} whether it was played
     */
    round: async (stake, bet, show) => {
      if (isBusy) return false
      isBusy = true
      app.classList.add('busy')
      const before = balance
      setBalance(Math.max(0, balance - stake))
      say('')
      try {
        const answer = await play(bet)
        await show(answer)
        keep(answer)
        const win = toCents(answer.payout)
        setBalance(toCents(answer.balance))
        if (win > 0) sound.win()
        else sound.lose()
        say(
          win > 0 && !answer.result.includes(answer.payout)
            ? `${answer.result}　派彩 ${shown(win)}`
            : answer.result,
          win > stake ? 'win' : win > 0 ? '' : 'loss',
        )
        return true
      } catch (error) {
        setBalance(before)
        refuse(error)
        return false
      } finally {
        isBusy = false
        app.classList.remove('busy')
      }
    },
  }
}

/** @param {string} category @param {{ gameCode: string, name: string }} game @returns {[string, ...string[]]} */
const backdropOf = (category, game) =>
  game.gameCode ? ['cover', category, game.gameCode] : ['venue', category, venueCode.toLowerCase()]

/**
 * Space and Enter play, arrows change the chip, wherever the focus is on nothing of its own: the chosen chip has none.
 * @param {{ onPlay: () => void, onStep: (by: number) => void }} keys
 */
export const bindKeys = ({ onPlay, onStep }) =>
  document.addEventListener('keydown', (event) => {
    if (event.target instanceof HTMLElement && event.target.closest('button:not(.chip), a, input, dialog'))
      return
    if (event.key === ' ' || event.key === 'Enter') {
      event.preventDefault()
      if (!event.repeat) onPlay()
    } else if (event.key === 'ArrowLeft') onStep(-1)
    else if (event.key === 'ArrowRight') onStep(1)
  })
