import { openBar } from './bar.js'
import { openRules } from './dialog.js'
import { artPath, h, icon } from './dom.js'
import { isFramed } from './host.js'
import { shown, signed, toCents } from './money.js'
import { isWin, openPace } from './pace.js'
import { Refused, play, state, venueCode } from './session.js'
import { sound } from './sound.js'

const KEPT_ROUNDS = 30

/** What only a keyboard can do is not said to a finger. */
const KEYS = /（方向键移动）|(?<=按)空格或(?=“)|按空格或(?=点)|，回车.+，空格加注/g
const isTouched = matchMedia('(pointer: coarse)').matches

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
  if (reason === 'network') addEventListener('online', () => location.reload())
  const hint = isFramed ? h('p', { class: 'soft' }, '请返回站点，从场馆页面重新进入。') : home
  app.querySelector('.dock')?.remove()
  app
    .querySelector('.floor, .blocked')
    ?.replaceWith(
      h(
        'main',
        { class: 'blocked', role: 'alert' },
        icon(reason === 'network' ? 'off' : 'limit'),
        h('h2', {}, titles[reason]),
        h('p', {}, message),
        canRetry && again,
        canRetry && isFramed ? null : hint,
      ),
    )
}

/**
 * The frame around a game: its bar, its stage, its dock. Undefined when the session can't be played; the page says why.
 * @param {{ more?: () => Node[], isToldOnStage?: boolean }} [options] what the rules dialog shows besides the rules; whether the stage tells what was drawn
 */
export const openTable = async ({ more = () => [], isToldOnStage = false } = {}) => {
  const app = /** @type {HTMLElement} */ (document.getElementById('app'))
  const head = h('header', { class: 'bar' })
  const bar = openBar(head, h('h1', {}, document.title.split(' · ')[0]))
  app.replaceChildren(
    head,
    h('main', { class: 'floor' }, h('p', { class: 'plain', role: 'status' }, '正在入座…')),
  )
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
  const rounds = [...opened.rounds]
  /** Of the table, whoever played, the newest last. */
  const { results } = opened
  let isBusy = false

  const status = h('p', { class: 'status', role: 'status' })
  const stage = h('div', { class: 'stage' })
  const dock = h('footer', { class: 'dock' })
  bar.begin(opened)
  const showRules = () => openRules(game.kind, opened.rtp, opened.rules, ...more())
  bar.setRules(showRules)
  const backdrop = h('img', { class: 'backdrop', src: artPath(...backdropOf(category, game)), alt: '' })
  app.prepend(backdrop)
  app.querySelector('.floor')?.replaceWith(h('main', { class: 'floor' }, stage, status), dock)
  document.body.classList.add(`of-${category.toLowerCase()}`)

  const { balance, setBalance } = bar
  const { paceMs } = opened
  const pace = openPace(paceMs, rounds[0] ? rounds[0].at + paceMs - opened.now : 0)
  const isResting = () => isBusy || pace.left() > 0
  /** The device has no network, and the backend answers all the same: it is on this machine. */
  let isNear = false
  const isOnline = () => navigator.onLine || isNear
  const mayPlay = () => isOnline() && !isResting()
  /** The button that plays waits for both: what is shown, and the pace. */
  const showPace = () => {
    if (!isResting()) app.classList.remove('early')
    app.classList.toggle('resting', isResting())
    dock.querySelector('.gold')?.setAttribute('aria-disabled', String(!mayPlay()))
  }
  const rest = () => {
    app.style.setProperty('--pace', `${pace.left()}ms`)
    showPace()
    void pace.rest().then(showPace)
  }
  /** @param {string} text @param {'' | 'win' | 'loss' | 'warn'} [tone] */
  const say = (text, tone = '') => {
    status.textContent = isTouched ? text.replace(KEYS, '') : text
    status.className = `status ${tone}`
  }
  /** What it warned of is being done. */
  const calm = () => {
    if (status.classList.contains('warn')) say('')
  }
  /** Without a connection the button that plays says so; with it again what was said of that is over. */
  const showLine = () => {
    app.classList.toggle('offline', !isOnline())
    if (isOnline()) calm()
    showPace()
  }
  const look = () => {
    isNear = false
    showLine()
    if (navigator.onLine) return
    void fetch(import.meta.url, { method: 'HEAD', cache: 'no-store' }).then(
      () => {
        isNear = true
        showLine()
      },
      () => undefined,
    )
  }
  for (const event of ['online', 'offline']) addEventListener(event, look)
  /** @param {unknown} error */
  const refuse = (error) => {
    const reason = error instanceof Refused ? error.reason : 'network'
    if (reason === 'expired' || reason === 'maintenance') showBlocked(app, error)
    else say(error instanceof Error ? error.message : '服务开小差了，请稍后重试', 'warn')
    if (reason === 'balance') leadToMoney()
  }
  const leadToMoney = () => {
    const [href, name] = opened.shortText.includes('存款')
      ? ['/mine/savemoney', '去存款']
      : ['/mine/wallet', '去钱包']
    status.append(h('a', { href, target: '_top' }, name))
  }

  /** @param {import('./session.js').PlayRound} answer */
  const keep = (answer) => {
    rounds.unshift(answer)
    rounds.splice(KEPT_ROUNDS)
    results.push(answer.result)
    bar.count(rounds, toCents(answer.win))
  }

  return {
    app,
    stage,
    dock,
    game,
    state: opened,
    openRules: showRules,
    results,
    /** One's own, the newest first. */
    rounds,
    say,
    calm,
    refuse,
    setBalance,
    balance,
    /** Says that there isn't enough, and what to do; what came meanwhile counts for the next try. */
    short: () => {
      say(opened.shortText, 'warn')
      leadToMoney()
      void state().then(({ balance: now }) => setBalance(toCents(now)), refuse)
    },
    /** Keeps a round for the history. @param {import('./session.js').PlayRound} answer */
    keep,
    isBusy: () => isBusy,
    /** Whether a press plays: there is a connection, nothing is under way, and the last one is long enough ago. */
    mayPlay,
    /** A press that may come too early: then what plays shakes, and the last of them counts. @param {() => void} act */
    press: (act) => {
      if (!isOnline()) return
      if (pace.left() > 0) {
        app.classList.remove('early')
        // Begins again with each.
        void app.offsetWidth
        app.classList.add('early')
      }
      void pace.whenFree(act)
    },
    /** How far the pause after a press has gone, 1 at its end. */
    ready: () => 1 - Math.min(1, pace.left() / paceMs),
    /** A press that plays outside of `round`. */
    begin: () => {
      app.classList.remove('early')
      pace.begin()
      rest()
    },
    chips: opened.chips.map(toCents),
    minStake: toCents(opened.minStake),
    maxStake: toCents(opened.maxStake),
    /**
     * A whole round: the stake leaves at once, `show` plays what was drawn, then the winnings arrive.
     * @param {number} stake in cents
     * @param {import('./session.js').PlayBet} bet
     * @param {(answer: import('./session.js').PlayAnswer) => Promise<string | void>} show resolves to what is to be said besides
     * @returns {Promise<boolean>} whether it was played
     */
    round: async (stake, bet, show) => {
      if (!mayPlay()) return false
      isBusy = true
      pace.begin()
      rest()
      app.classList.add('busy')
      const before = balance()
      setBalance(Math.max(0, before - stake))
      say('')
      try {
        const answer = await play(bet)
        const win = toCents(answer.payout)
        const isWon = isWin(stake, win)
        app.classList.toggle('sober', !isWon)
        const more = await show(answer)
        keep(answer)
        setBalance(toCents(answer.balance))
        if (isWon) sound.win()
        else if (win === 0) sound.lose()
        const { result } = answer
        const back =
          win === 0
            ? `净 ${signed(toCents(answer.win))}`
            : !result.includes(shown(win).replace(/\.00$/, '')) && `${isWon ? '派彩' : '返还'} ${shown(win)}`
        say(back ? `${result}　${back}` : result, isWon ? 'win' : win > 0 ? '' : 'loss')
        if (more) status.append(h('small', {}, more))
        // Of a table the spots say what each brought, and one net under them.
        if (bet.kind === 'spread')
          status.replaceChildren(
            h('span', { class: isToldOnStage ? 'unseen' : '' }, result),
            `　净 ${signed(toCents(answer.win))}`,
          )
        return true
      } catch (error) {
        setBalance(before)
        pace.forget()
        refuse(error)
        return false
      } finally {
        isBusy = false
        app.classList.remove('busy')
        showPace()
      }
    },
  }
}

/** @param {string} category @param {{ gameCode: string, name: string }} game @returns {[string, ...string[]]} */
const backdropOf = (category, game) =>
  game.gameCode ? ['cover', category, game.gameCode] : ['venue', category, venueCode.toLowerCase()]

/**
 * Space and Enter play, arrows change the chip, wherever the focus is on nothing of its own: the chosen chip has none,
 * nor has what the pointer pressed last.
 * @param {{ onPlay: () => void, onStep: (by: number) => void }} keys
 */
export const bindKeys = ({ onPlay, onStep }) => {
  /** @type {Element | null} */
  let pressed = null
  document.addEventListener('focusin', () => (pressed = null))
  document.addEventListener('click', (event) => {
    const { detail, target } = event
    pressed = detail > 0 && target instanceof Element ? target.closest('.stage button, .dock button') : null
  })
  document.addEventListener('keydown', (event) => {
    const own = event.target instanceof Element && event.target.closest('button:not(.chip), a, input, dialog')
    if (own && own !== pressed) return
    if (event.key === ' ' || event.key === 'Enter') {
      event.preventDefault()
      if (!event.repeat) onPlay()
    } else if (event.key === 'ArrowLeft') onStep(-1)
    else if (event.key === 'ArrowRight') onStep(1)
  })
}
