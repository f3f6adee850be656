import { openBar } from './bar.js'
import { openRules } from './dialog.js'
import { backdropOf, h } from './dom.js'
import { tell } from './host.js'
import { showBlocked } from './line/blocked.js'
import { askUnanswered, openLine, toldOfLeft } from './line/line.js'
import { openRest, refuseAtRest } from './line/rest.js'
import { lineOf, openStatus } from './line/status.js'
import { signed, toCents } from './money.js'
import { isWin, openPace } from './pace.js'
import { Refused, play, proof, state, unanswered, underWay, venueCode } from './session.js'
import { sound } from './sound.js'

const KEPT_ROUNDS = 30
/** From then on it is told that an answer is waited for. */
const SLOW_MS = 5_000

/**
 * The frame around a game: its bar, its stage, its dock. Undefined when the session can't be played; the page says why.
 * @param {{ more?: () => Node[], isToldOnStage?: (kind: string) => boolean, besides?: Promise<unknown>, onKeep?: () => void }} [options] what the rules dialog shows besides the rules; whether the stage tells what was drawn; what has to be there before; hears of each round once it is kept
 */
export const openTable = async ({
  more = () => [],
  isToldOnStage = () => false,
  besides,
  onKeep = () => {},
} = {}) => {
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
    ;[opened] = await Promise.all([state(underWay.round()), besides])
    refuseAtRest(opened.now)
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
  /** The network is back, and the round still under way. */
  let isOwed = false
  /** The round that is shown is drawn already. */
  let isDrawn = false
  /** Waits for the round whose answer was lost: what it came to, or nothing if it never arrived. @type {((answer?: import('./session.js').PlayAnswer) => Promise<void>) | undefined} */
  let onKnown

  const { element: status, say, calm, course, cut, leadToMoney } = openStatus()
  const [stage, dock] = [h('div', { class: 'stage' }), h('footer', { class: 'dock' })]
  bar.begin(opened)
  const showRules = () => openRules(game.kind, opened.rtp, opened.rules, ...more())
  bar.setRules(showRules)
  const backdrop = h('img', { class: 'backdrop', src: backdropOf(category, venueCode, game), alt: '' })
  app.prepend(backdrop)
  app.querySelector('.floor')?.replaceWith(h('main', { class: 'floor' }, stage, status), dock)
  document.body.classList.add(`of-${category.toLowerCase()}`)

  const { balance, setBalance } = bar
  const { paceMs } = opened
  const unit = game.kind === 'fish' ? '发' : '局'
  const left = toldOfLeft(underWay.round(), opened.lost, unit)
  underWay.set()
  const pace = openPace(paceMs, rounds[0] ? rounds[0].at + paceMs - opened.now : 0)
  const isResting = () => isBusy || pace.left() > 0
  const mayPlay = () => line.isOnline() && !unanswered.isOpen() && !isResting()
  /** The button that plays waits for both: what is shown, and the pace. */
  const showPace = () => {
    if (!isResting()) app.classList.remove('early')
    app.classList.toggle('resting', isResting())
    dock.querySelector('.gold')?.setAttribute('aria-disabled', String(!mayPlay() && !line.isAsking()))
  }
  const rest = () => {
    app.style.setProperty('--pace', `${pace.left()}ms`)
    showPace()
    void pace.rest().then(showPace)
  }
  /** What plays was pressed too early; with each press anew. */
  const shake = () => {
    app.classList.remove('early')
    void app.offsetWidth
    app.classList.add('early')
  }
  /** How the round went whose answer the network took along. */
  const tellUnanswered = async () => {
    isOwed = isBusy
    if (isBusy) return
    try {
      const told = await askUnanswered(unit)
      if (!told || isBusy) return
      const { played, text } = told
      const show = onKnown
      const answer = played && show && { ...(await proof(played.roundId)), balance: told.state.balance }
      if (isBusy || onKnown !== show) return
      unanswered.forget()
      onKnown = undefined
      underWay.set()
      line.settle()
      if (played && !show) keep(played)
      else await show?.(answer)
      setBalance(toCents(told.state.balance))
      say(text)
    } catch (error) {
      refuse(error)
    }
  }
  const line = openLine({
    unit,
    app,
    head,
    isDrawn: () => isDrawn,
    told: cut,
    // Without a connection strip and button say so; with it again what was said of that is over.
    changed: () => {
      calm()
      showPace()
    },
    back: () => void tellUnanswered(),
  })
  const lookForRest = openRest(app, opened.now, () => isBusy)
  const askInstead = (/** @type {Event} */ event) => {
    const isPlaying = event.target instanceof Element && event.target.closest('.gold')
    if (!isPlaying || !line.isAsking()) return
    event.stopPropagation()
    say('正在查询…')
    line.ask()
  }
  dock.addEventListener('click', askInstead, true)
  /** @param {unknown} error */
  const refuse = (error) => {
    const reason = error instanceof Refused ? error.reason : 'network'
    if (['expired', 'maintenance', 'rest'].includes(reason)) showBlocked(app, error)
    else if (reason === 'network' && (!line.isOnline() || unanswered.isOpen())) say('')
    else say(error instanceof Error ? error.message : '服务开小差了，请稍后重试', 'warn')
    if (reason === 'balance') leadToMoney(opened.shortText)
    if (reason === 'network') line.lookAgain()
  }

  /** An answer that is long in coming is told to be waited for. @template T @param {Promise<T>} call */
  const patiently = (call) => {
    const timer = setTimeout(() => say('还没有收到答复，正在等待…', 'warn'), SLOW_MS)
    return call.finally(() => {
      clearTimeout(timer)
      calm()
    })
  }
  /** @param {import('./session.js').PlayRound} answer */
  const keep = (answer) => {
    rounds.unshift(answer)
    rounds.splice(KEPT_ROUNDS)
    results.push(answer.result)
    bar.count(rounds, toCents(answer.win))
    onKeep()
  }

  /** What a round came to. @param {import('./session.js').PlayRound} round @param {string | Node | false | void} more @param {boolean} [isTable] its spots say what each brought, and one net under them */
  const tellRound = (round, more, isTable = true) => {
    const win = toCents(round.payout)
    const isWon = isWin(toCents(round.stake), win)
    app.classList.toggle('sober', !isWon)
    say(lineOf(round, isWon), isWon ? 'win' : win > 0 ? '' : 'loss')
    const besides = typeof more === 'string' && more ? h('small', {}, more) : more || ''
    if (!isTable) return status.append(besides)
    const seen = h('span', { class: isToldOnStage(game.kind) ? 'unseen' : '' }, round.result)
    status.replaceChildren(seen, besides, `　我的盈亏 ${signed(toCents(round.win))}`)
  }

  return {
    app,
    stage,
    tellRound,
    dock,
    game,
    state: opened,
    openRules: showRules,
    results,
    /** One's own, the newest first. */
    rounds,
    say,
    course,
    left,
    /** The first words: of a round that was left before it was shown, or how one plays. @param {string} hint */
    greeting: (hint) => left || `${hint}（键盘：方向键移动，空格或回车下注，Ctrl+回车开始）`,
    calm,
    refuse,
    setBalance,
    balance,
    /** Says that there isn't enough, and what to do; what came meanwhile counts for the next try. */
    short: () => {
      say(opened.shortText, 'warn')
      leadToMoney(opened.shortText)
      void state().then(({ balance: now }) => setBalance(toCents(now)), refuse)
    },
    /** Keeps a round for the history. @param {import('./session.js').PlayRound} answer */
    keep,
    isBusy: () => isBusy || unanswered.isOpen(),
    isOnline: line.isOnline,
    isAsking: line.isAsking,
    /** Whether a press plays: there is a connection, nothing is under way, and the last one is long enough ago. */
    mayPlay,
    shake,
    /** A press that may come too early: then what plays shakes, and the last of them counts. @param {() => void} act */
    press: (act) => {
      if (!line.isOnline() || unanswered.isOpen()) return
      if (pace.left() > 0) shake()
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
    patiently,
    /**
     * A whole round: the stake leaves at once, `show` plays what was drawn, then the winnings arrive. One whose answer was lost
     * goes on once it is known how it went.
     * @param {number} stake in cents
     * @param {import('./session.js').PlayBet} bet
     * @param {(answer: import('./session.js').PlayAnswer) => Promise<string | Node | false | void>} show resolves to what is to be said besides
     * @returns {Promise<boolean>} whether it was played
     */
    round: async (stake, bet, show) => {
      if (!mayPlay()) return false
      const before = balance()
      const begin = () => {
        isBusy = true
        tell('begun')
        app.classList.add('busy')
        say('')
      }
      const end = () => {
        const told = isDrawn ? Array.from(status.childNodes, (part) => part.textContent?.trim()) : []
        isBusy = isDrawn = false
        tell('ended')
        app.classList.remove('busy')
        line.refresh()
        showPace()
        lookForRest(told.filter(Boolean).join('\n').replaceAll('；', '\n'))
      }
      /** @param {import('./session.js').PlayAnswer} answer */
      const present = async (answer) => {
        isDrawn = true
        line.refresh()
        const win = toCents(answer.payout)
        const isWon = isWin(stake, win)
        app.classList.toggle('sober', !isWon)
        const more = await show(answer)
        keep(answer)
        underWay.set()
        setBalance(toCents(answer.balance))
        if (isWon) sound.win()
        else if (win === 0) sound.lose()
        tellRound(answer, more, bet.kind === 'spread')
      }
      setBalance(Math.max(0, before - stake))
      pace.begin()
      rest()
      begin()
      try {
        await present(await patiently(play(bet)))
        return true
      } catch (error) {
        const isUnsure = error instanceof Refused && error.reason === 'network'
        // What is in doubt stays taken until it is known.
        if (!isUnsure) setBalance(before)
        pace.forget()
        // A session that is over may have played it at an earlier try.
        if (error instanceof Refused && !isUnsure && error.reason !== 'expired') underWay.set()
        refuse(error)
        if (!isUnsure) return false
      } finally {
        end()
        if (isOwed) void tellUnanswered()
      }
      return new Promise((resolve) => {
        onKnown = async (answer) => {
          if (answer) {
            begin()
            await present(answer).finally(end)
          }
          resolve(answer !== undefined)
        }
      })
    },
  }
}
