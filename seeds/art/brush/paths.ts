/** How many numbers a command takes, and which of them are x (0), y (1) or neither (2). */
const AXES: Readonly<Record<string, readonly number[]>> = {
  M: [0, 1],
  L: [0, 1],
  T: [0, 1],
  H: [0],
  V: [1],
  Q: [0, 1, 0, 1],
  S: [0, 1, 0, 1],
  C: [0, 1, 0, 1, 0, 1],
  A: [2, 2, 2, 2, 2, 0, 1],
  Z: [],
}

const rounded = (value: number) => Math.round(value * 10) / 10
const written = (value: number) =>
  String(rounded(value))
    .replace(/^(-?)0\./, '$1.')
    .replace(/^-0$/, '0')

/** Numbers side by side, with a space only where the next one would run into the last. */
const joined = (numbers: readonly string[]) =>
  numbers.reduce((text, next, i) => {
    const isApart = i === 0 || next.startsWith('-') || (next.startsWith('.') && numbers[i - 1]?.includes('.'))
    return text + (isApart ? '' : ' ') + next
  }, '')

interface Step {
  letter: string
  numbers: number[]
}

function steps(d: string): Step[] {
  const list: Step[] = []
  for (const [, letter = '', rest = ''] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const numbers = (rest.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number)
    const size = AXES[letter.toUpperCase()]?.length ?? 0
    if (!size) list.push({ letter, numbers: [] })
    for (let i = 0; size && i < numbers.length; i += size) {
      const follows = i > 0 && letter === 'M' ? 'L' : i > 0 && letter === 'm' ? 'l' : letter
      list.push({ letter: follows, numbers: numbers.slice(i, i + size) })
    }
  }
  return list
}

/** The same path in fewer signs: each step absolute or relative, whichever is shorter, letters only where they change. */
export function shortPath(d: string): string {
  let [x, y, startX, startY, text, last] = [0, 0, 0, 0, '', '']
  const spelled = (sign: string, values: readonly number[]) => {
    const body = joined(values.map(written))
    const isImplied = sign === last || (last === 'M' && sign === 'L') || (last === 'm' && sign === 'l')
    if (!isImplied) return sign + body
    return body.startsWith('-') || (body.startsWith('.') && /\.\d*$/.test(text)) ? body : ` ${body}`
  }
  const step = (name: string, far: readonly number[], near: readonly number[]) => {
    const [absolute, relative] = [spelled(name, far), spelled(name.toLowerCase(), near)]
    const isShorter = relative.length < absolute.length
    text += isShorter ? relative : absolute
    last = isShorter ? name.toLowerCase() : name
  }
  for (const { letter, numbers } of steps(d)) {
    const name = letter.toUpperCase()
    const axes = AXES[name] ?? []
    const base = (i: number) => (axes[i] === 0 ? x : axes[i] === 1 ? y : 0)
    const far = numbers.map((n, i) => (axes[i] === 2 ? n : rounded(letter === name ? n : n + base(i))))
    const near = far.map((n, i) => rounded(n - base(i)))
    if (name === 'Z') {
      text += last = 'z'
      ;[x, y] = [startX, startY]
    } else if (name === 'L' && near[1] === 0) step('H', far.slice(0, 1), near.slice(0, 1))
    else if (name === 'L' && near[0] === 0) step('V', far.slice(1), near.slice(1))
    else step(name, far, near)
    far.forEach((n, i) => {
      if (axes[i] === 0) x = n
      if (axes[i] === 1) y = n
    })
    if (name === 'M') [startX, startY] = [x, y]
  }
  return text
}
