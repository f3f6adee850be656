import { h, icon } from '../dom.js'
import { hasFocus, isFramed, tell } from '../host.js'
import { Refused } from '../session.js'

/** A line breaks between them, not within a date. @param {string} text */
const clauses = (text) => text.split(/(?<=，)/).map((clause) => h('span', {}, clause))

/** A screen instead of the game: why it can't be played, and what to do. @param {HTMLElement} app @param {unknown} error @param {string} [told] what the last round came to */
export const showBlocked = (app, error, told) => {
  const reason = error instanceof Refused ? error.reason : 'network'
  const message = error instanceof Error ? error.message : '服务开小差了，请稍后重试'
  const titles = {
    expired: '需要重新进入',
    maintenance: '场馆维护中',
    network: '连接中断',
    balance: '余额不足',
    limit: '超出限额',
    rest: '休息中',
    bet: '无法下注',
  }
  const canRetry = reason === 'network' || reason === 'maintenance'
  const again = h('button', { type: 'button', class: 'primary', onclick: () => location.reload() }, '重试')
  const isRest = reason === 'rest'
  const leave = isFramed
    ? h(
        'button',
        { type: 'button', class: isRest ? 'primary' : '', onclick: () => tell('leave') },
        '离开游戏',
      )
    : h('a', { class: `button ${isRest ? 'primary' : ''}`, href: '/' }, '返回站点')
  if (reason === 'network') addEventListener('online', () => location.reload())
  addEventListener('keydown', ({ key }) => key === 'Escape' && leave.isConnected && leave.click())
  const settings = h('a', { class: 'button', href: '/mine/restraint', target: '_top' }, '查看休息设置')
  const isStale = isFramed && !canRetry && !isRest
  app.querySelector('.dock')?.remove()
  app
    .querySelector('.floor, .blocked')
    ?.replaceWith(
      h(
        'main',
        { class: 'blocked', role: 'alert' },
        icon(reason === 'network' ? 'off' : 'limit'),
        h('h2', {}, titles[reason]),
        told && h('p', { class: 'told' }, told),
        h('p', {}, ...clauses(message)),
        isStale && h('p', { class: 'soft' }, '请返回站点，从场馆页面重新进入。'),
        h('div', { class: 'ways' }, leave, isRest && settings, canRetry && again),
      ),
    )
  if (hasFocus()) (canRetry ? again : leave).focus()
}
