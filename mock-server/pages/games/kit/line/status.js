import { hint } from '../dialog.js'
import { h } from '../dom.js'
import { shown, signed, toCents } from '../money.js'

/** The line under the stage: what was said last, or else the course of a round, or else what becomes of it without a network. */
export const openStatus = () => {
  const element = h('p', { class: 'status', role: 'status' })
  /** @type {'' | 'said' | 'course' | 'cut'} */
  let shown = ''
  /** @param {typeof shown} as @param {Node} words @param {string} [tone] */
  const put = (as, words, tone = '') => {
    shown = as
    element.className = `status ${tone}`
    element.replaceChildren(words)
  }
  /** @param {string} text @param {'' | 'win' | 'loss' | 'warn'} [tone] */
  const say = (text, tone = '') => put(text ? 'said' : '', hint(text), tone)
  return {
    element,
    say,
    /** What it warned of is being done. */
    calm: () => {
      if (element.classList.contains('warn')) say('')
    },
    /** Where a round that is shown has come to: seen, as it changes faster than it could be read aloud. @param {string} text */
    course: (text) => {
      if (shown !== 'cut') put('course', h('span', { 'aria-hidden': 'true' }, text))
    },
    /** Where there is more to play with. @param {string} shortText */
    leadToMoney: (shortText) => {
      const [href, name] = shortText.includes('存款')
        ? ['/mine/savemoney', '去存款']
        : ['/mine/wallet', '去钱包']
      element.append(h('a', { href, target: '_top' }, name))
    },
    /** @param {string} text nothing once the network is back */
    cut: (text) => {
      if (text && shown !== 'said') put('cut', h('span', {}, text))
      else if (shown === 'cut') say('')
    },
  }
}

/** A round in one line: what was drawn, what came back where that doesn't say it, and the net of what is no win. @param {import('../session.js').PlayRound} round @param {boolean} isWon */
export const lineOf = ({ result, payout, win }, isWon) => {
  const cents = toCents(payout)
  const isUntold = cents > 0 && !result.includes(shown(cents).replace(/\.00$/, ''))
  const back = isUntold && `${isWon ? '派彩' : '返还'} ${shown(cents)}`
  return [result, back, !isWon && `我的盈亏 ${signed(toCents(win))}`].filter(Boolean).join('　')
}
