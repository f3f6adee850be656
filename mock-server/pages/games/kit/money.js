/** "12.50" → 1250 @param {string} yuan */
export const toCents = (yuan) => Math.round(Number(yuan) * 100)

/** 1250 → "12.50" @param {number} cents */
export const toYuan = (cents) => (cents / 100).toFixed(2)

/** 123450 → "1,234.50" @param {number} cents */
export const shown = (cents) =>
  (cents / 100).toLocaleString('zh-CN', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** 1250 → "+12.50", 0 → "0.00" @param {number} cents */
export const signed = (cents) => `${cents > 0 ? '+' : ''}${shown(cents)}`

/** 0.945 → "0.95%", 47.25 → "47.25%": shares under each other have their points under each other. 94.5 ÷ 20 is 4.725 less a whit. @param {number} percent */
export const percentText = (percent) =>
  `${(Math.round(Number((percent * 100).toPrecision(12))) / 100).toFixed(2)}%`

const PAYS = /^1 赔 [\d.]+$/

/** "1 赔 0.7" beside "1 赔 1.21" → "1 赔 0.70": where one of them has a point all have two decimals. @template {{ pays: string }} S @param {S[]} spots @returns {S[]} */
export const evenPays = (spots) =>
  spots.some(({ pays }) => PAYS.test(pays) && pays.includes('.'))
    ? spots.map((spot) => ({
        ...spot,
        pays: spot.pays.replace(PAYS, (pays) => `1 赔 ${Number(pays.slice(4)).toFixed(2)}`),
      }))
    : spots

/** 500000 → "5,000" @param {number} cents */
export const whole = (cents) => (cents / 100).toLocaleString('zh-CN')

/** Whole yuan without decimals: for chips. @param {number} cents */
export const short = (cents) => (cents % 100 === 0 ? String(cents / 100) : toYuan(cents))

/** 100000 → "1,000", 1250 → "12.50": in a line of words. @param {number} cents */
export const brief = (cents) => shown(cents).replace(/\.00$/, '')
