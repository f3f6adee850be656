import { toCents, writtenCents } from '@app/contract/kit/cents'
import type { SlotOutcome, SlotSetting, SlotSpin, SlotSymbol, SlotWin } from '@app/contract/play/outcomes'
import { drawingOf, LETTERS, reelHueOf, symbolsOf } from '@app/seeds/art/symbols/symbols.data'
import type { Random } from '../../../world/random.ts'
import { type Engine, intBelow } from '../engine.ts'
import {
  FREE_MULTIPLE,
  FREE_SPINS,
  LINE_PAYS,
  LUCKY_MULTIPLE,
  PATTERNS,
  POOL_SHARE,
  SCATTER,
  SCATTER_PAYS,
  STRIPS,
  WAY_PAYS,
  WILD,
} from './slot.data.ts'

const ROWS = 3
const FEWEST = 3
const strips = STRIPS.map((strip) => Array.from(strip) as SlotSymbol[])
const paying = Object.keys(LINE_PAYS) as SlotSymbol[]

const matches = (cell: SlotSymbol, symbol: SlotSymbol) => cell === symbol || cell === WILD
const window = (reel: number, stop: number): SlotSymbol[] =>
  [0, 1, 2].map((row) => strips[reel]![(stop + row) % strips[reel]!.length]!)

export interface SlotShape {
  /** 0: every way counts. */
  lines: number
}
/** "20线" → 20 lines, "243路" → ways. */
export const shapeOf = (lines: string): SlotShape => ({
  lines: lines.endsWith('路') ? 0 : Number.parseInt(lines, 10),
})

type Pays = Partial<Record<SlotSymbol, [number, number, number]>>
/** What a line or a way pays, in whole hundredths of the total stake: so each whole yuan pays to the cent. */
export const paysOf = ({ lines }: SlotShape): Pays => {
  const [table, units] = lines === 0 ? [WAY_PAYS, 100] : [LINE_PAYS, lines]
  return Object.fromEntries(
    paying.map((symbol) => [symbol, table[symbol]!.map((pay) => Math.round((pay * 100) / units))]),
  )
}

/** Wins of one grid in hundredths of the total stake. */
const lineWins = (grid: SlotSymbol[][], count: number, table: Pays) =>
  PATTERNS.slice(0, count).flatMap((rows) => {
    const first = grid[0]![rows[0]!]!
    const pays = table[first]
    let run = 1
    while (run < grid.length && matches(grid[run]![rows[run]!]!, first)) run++
    const hundredths = run < FEWEST ? 0 : (pays?.[run - FEWEST] ?? 0)
    return hundredths === 0
      ? []
      : [
          {
            symbol: first,
            count: run,
            hundredths,
            cells: rows.slice(0, run).map((row, reel) => reel * ROWS + row),
          },
        ]
  })

const wayWins = (grid: SlotSymbol[][], table: Pays) =>
  paying.flatMap((symbol) => {
    const cells: number[] = []
    let ways = 1
    let run = 0
    for (const [reel, column] of grid.entries()) {
      const hits = column.flatMap((cell, row) => (matches(cell, symbol) ? [reel * ROWS + row] : []))
      if (hits.length === 0) break
      ways *= hits.length
      cells.push(...hits)
      run++
    }
    return run < FEWEST
      ? []
      : [{ symbol, count: run, hundredths: ways * table[symbol]![run - FEWEST]!, cells }]
  })

const share = (reel: number, symbol: SlotSymbol) =>
  strips[reel]!.filter((cell) => matches(cell, symbol)).length / strips[reel]!.length
/** Chance that a window shows none of it. */
const absence = (reel: number, symbol: SlotSymbol) =>
  strips[reel]!.filter((_, stop) => !window(reel, stop).some((cell) => matches(cell, symbol))).length /
  strips[reel]!.length

/** What a spin gives back of its stake through lines or ways, exactly: the strips turn independently. */
const spinReturn = (shape: SlotShape): number => {
  const pays = paysOf(shape)
  let sum = 0
  for (const symbol of paying)
    for (const run of [3, 4, 5]) {
      const reels = [0, 1, 2, 3, 4].slice(0, run)
      const each = reels.reduce(
        (product, reel) => product * share(reel, symbol) * (shape.lines === 0 ? ROWS : 1),
        1,
      )
      const end = run === 5 ? 1 : shape.lines === 0 ? absence(run, symbol) : 1 - share(run, symbol)
      sum += (pays[symbol]![run - FEWEST]! / 100) * (shape.lines || 1) * each * end
    }
  return sum
}

const scatterChances = (): number[] => {
  let chances = [1, 0, 0, 0, 0, 0]
  for (let reel = 0; reel < strips.length; reel++) {
    const none = absence(reel, SCATTER) + wildOnly(reel)
    chances = chances.map((chance, n) => chance * none + (n > 0 ? chances[n - 1]! * (1 - none) : 0))
  }
  return chances
}
/** `absence` counts a wild as a match, which a scatter doesn't. */
const wildOnly = (reel: number) =>
  strips[reel]!.filter((_, stop) => {
    const cells = window(reel, stop)
    return cells.includes(WILD) && !cells.includes(SCATTER)
  }).length / strips[reel]!.length

/** Return of a game without lucky rounds, exactly. */
export const baseReturn = (shape: SlotShape): number => {
  const chances = scatterChances()
  const scatters = SCATTER_PAYS.reduce((sum, pays, at) => sum + (pays / 100) * chances[at + FEWEST]!, 0)
  const free = chances.slice(FEWEST).reduce((sum, chance) => sum + chance, 0)
  return spinReturn(shape) * (1 + free * FREE_SPINS * FREE_MULTIPLE) + scatters
}

/** What the symbols of a game are called: its own, by its name. */
const namesOf = (game: string) => {
  const set = symbolsOf(game)
  return Object.fromEntries(
    LETTERS.map((letter) => [letter, drawingOf(set[letter]).name]),
  ) as SlotSetting['names']
}

const setting = (
  shape: SlotShape,
  lines: string,
  { names, hue }: Pick<SlotSetting, 'names' | 'hue'>,
  luck: number,
  poolShare: number,
): SlotSetting => {
  const pays = paysOf(shape)
  const text = (hundredths: number) => `×${hundredths / 100}`
  return {
    lines,
    names,
    hue,
    patterns: PATTERNS.slice(0, shape.lines).map((rows) => [...rows]),
    pays: paying.map((symbol) => {
      const [three, four, five] = pays[symbol]!.map(text) as [string, string, string]
      return { symbol, three, four, five }
    }),
    strips: [...STRIPS],
    luck,
    poolShare,
  }
}

const sumOf = (spins: SlotSpin[]) => spins.reduce((sum, { cents }) => sum + cents, 0)

/** Five reels of three rows. `rtp` in percent, less the pool's share, is met by how often a round is lucky (all of it pays double). */
export const slotEngine = (lines: string, rtp: number, hasPool = false, game = ''): Engine<'slot'> => {
  const names = namesOf(game)
  const shape = shapeOf(lines)
  const pays = paysOf(shape)
  const poolShare = hasPool ? POOL_SHARE : 0
  const luck = Math.max(0, (rtp / 100 - poolShare) / baseReturn(shape) - 1) / (LUCKY_MULTIPLE - 1)
  const spin = (random: Random, stakeCents: number, multiple: number, isFree: boolean): SlotSpin => {
    const stops = strips.map((strip) => intBelow(random, strip.length))
    const grid = stops.map((stop, reel) => window(reel, stop))
    const found = shape.lines === 0 ? wayWins(grid, pays) : lineWins(grid, shape.lines, pays)
    const wins: SlotWin[] = found.map(({ symbol, count, cells, hundredths }) => ({
      symbol,
      count,
      cells,
      cents: Math.round((hundredths * multiple * stakeCents) / 100),
    }))
    return { stops, wins, cents: wins.reduce((sum, { cents }) => sum + cents, 0), isFree }
  }
  return {
    bet: 'slot',
    rtp: `${rtp.toFixed(1)}%`,
    rules: [
      shape.lines === 0
        ? '243 路：相同图案从最左轴起连续出现在 3 轴或更多轴上即得奖，同轴多个按路数相乘。'
        : `${shape.lines} 线：相同图案从最左轴起沿赔付线连续 3 个或更多即得奖，每线取最长一组，各线奖金相加。`,
      `“${names.W}”只在第 2、3、4 轴出现，可替代“${names.S}”以外的任何图案。`,
      `任意位置出现 3、4、5 个“${names.S}”，另得总投注的 ${SCATTER_PAYS.map((pays) => pays / 100).join('、')} 倍，并送 ${FREE_SPINS} 次免费旋转，奖金 ×${FREE_MULTIPLE}；免费旋转中“${names.S}”不再计奖。`,
      `每局有 ${(luck * 100).toFixed(2)}% 的机会成为“鸿运局”，全局奖金 ×${LUCKY_MULTIPLE}。`,
      ...(hasPool
        ? [
            `每局另有机会独得累积奖池，与图案无关：机会 = 总投注 × ${POOL_SHARE * 100}% ÷ 开局时的奖池，投得越多机会越大。奖池被赢走后从底金重新累积；返还率中有 ${POOL_SHARE * 100}% 来自奖池。`,
          ]
        : []),
      `理论返还率 ${rtp.toFixed(1)}%，由图案分布、赔付表与鸿运局机会精确计算；长期平均，单局结果随机。`,
    ],
    setting: setting(shape, lines, { names, hue: reelHueOf(game) }, luck, poolShare),
    stakeCents: ({ stake }) => toCents(stake),
    play: ({ stake }, random, pool = 0) => {
      const stakeCents = toCents(stake)
      const lucky = random.next() < luck
      const multiple = lucky ? LUCKY_MULTIPLE : 1
      const first = spin(random, stakeCents, multiple, false)
      const scatters = first.stops.filter((stop, reel) => window(reel, stop).includes(SCATTER)).length
      const bonus = scatters < FEWEST ? 0 : (SCATTER_PAYS[scatters - FEWEST]! * stakeCents * multiple) / 100
      const free = Array.from({ length: bonus > 0 ? FREE_SPINS : 0 }, () =>
        spin(random, stakeCents, multiple * FREE_MULTIPLE, true),
      )
      const isWon = pool > 0 && random.next() < (poolShare * stakeCents) / pool
      const payoutCents = Math.round(bonus) + sumOf([first, ...free]) + (isWon ? pool : 0)
      const features = [
        lucky && payoutCents > 0 ? '鸿运局 ×2' : '',
        bonus > 0
          ? `${names.S} ×${scatters} 得 ${writtenCents(Math.round(bonus))}，免费旋转 ${FREE_SPINS} 次得 ${writtenCents(sumOf(free))}`
          : '',
        isWon ? `累积奖池 ${writtenCents(pool)}` : '',
      ].filter(Boolean)
      return {
        stakeCents,
        payoutCents,
        lines: [`旋转 ${writtenCents(stakeCents)}`, ...features],
        result:
          payoutCents === 0
            ? '未中奖'
            : `${payoutCents > stakeCents ? '中奖' : '返还'} ${writtenCents(payoutCents)}`,
        outcome: {
          spins: [first, ...free],
          scatters,
          lucky,
          ...(pool > 0 && { pool: { cents: pool, isWon } }),
        } satisfies SlotOutcome,
      }
    },
  }
}
