import { h, icon } from '../dom.js'
import { isFramed } from '../host.js'
import { Refused } from '../session.js'

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
  const home = h('a', { class: 'button', href: '/' }, '返回站点')
  if (reason === 'network') addEventListener('online', () => location.reload())
  const settings = h('a', { class: 'button', href: '/mine/restraint', target: '_top' }, '查看休息设置')
  const back = isFramed ? h('p', { class: 'soft' }, '请返回站点，从场馆页面重新进入。') : home
  const hint = reason === 'rest' ? settings : back
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
        h('p', {}, message),
        canRetry && again,
        canRetry && isFramed ? null : hint,
      ),
    )
}
