const DIGITS = '零壹贰叁肆伍陆柒捌玖'
const PLACES = ['', '拾', '佰', '仟']
const SECTIONS = ['', '万', '亿']

/** 1–9999 in capitals, inner runs of zero as one 零. */
const section = (value: number): string => {
  let text = ''
  let gap = false
  for (let place = 3; place >= 0; place -= 1) {
    const digit = Math.floor(value / 10 ** place) % 10
    if (digit === 0) gap = text !== ''
    else {
      text += `${gap ? '零' : ''}${DIGITS[digit]}${PLACES[place]}`
      gap = false
    }
  }
  return text
}

const whole = (yuan: number): string => {
  let text = ''
  let gap = false
  for (let index = SECTIONS.length - 1; index >= 0; index -= 1) {
    const value = Math.floor(yuan / 10_000 ** index) % 10_000
    if (value === 0) {
      gap = text !== ''
      continue
    }
    text += `${text && (gap || value < 1000) ? '零' : ''}${section(value)}${SECTIONS[index]}`
    gap = false
  }
  return text
}

const TRADITIONAL: Readonly<Record<string, string>> = {
  贰: '貳',
  叁: '參',
  陆: '陸',
  万: '萬',
  亿: '億',
  负: '負',
}

/** Cents in the capitals of 支付结算办法 (FMT-02): 123450 → 壹仟贰佰叁拾肆元伍角. Below 9999亿 yuan, else RangeError. */
export const uppercaseAmount = (cents: number, locale = 'zh-CN'): string => {
  const size = Math.abs(cents)
  if (!Number.isSafeInteger(cents) || size >= 1e14) throw new RangeError(`no capitals for ${cents}`)
  const yuan = Math.floor(size / 100)
  const jiao = Math.floor(size / 10) % 10
  const fen = size % 10
  const head = yuan ? `${whole(yuan)}元` : ''
  const tail = `${jiao ? `${DIGITS[jiao]}角` : ''}${fen ? `${yuan && !jiao ? '零' : ''}${DIGITS[fen]}分` : ''}`
  const text = `${cents < 0 ? '负' : ''}${head + tail ? head + tail : '零元'}${tail ? '' : '整'}`
  return locale === 'zh-TW' ? text.replace(/[贰叁陆万亿负]/g, (one) => TRADITIONAL[one]!) : text
}
