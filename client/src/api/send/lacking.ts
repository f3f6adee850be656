import words from './lacking.json'
import traditional from './lacking.json?zh-TW'

/** Nothing answers at this address, or not to this method. */
const MISSING = [404, 405, 501]
const told = new Set<string>()

/**
 * What to tell the player of an answer that isn't in the contract's envelope; '' where the call is there but can't be read. The developer
 * in front of the backend is told once for each call.
 */
export const lacking = (path: string, status: number, warn: (text: string) => void): string => {
  const isMissing = MISSING.includes(status)
  if (!told.has(path))
    warn(
      `${path} → ${status}：${isMissing ? '后端没有这个接口，或代理没有转发它 · no such call' : '回答不是约定的 {status_code, data, message} · not the envelope'}，见 docs/production.md`,
    )
  told.add(path)
  const { missing } = document.documentElement.lang === 'zh-TW' ? traditional : words
  return isMissing ? (missing ?? '') : ''
}
