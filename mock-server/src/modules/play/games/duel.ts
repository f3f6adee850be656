import { fromCents, toCents } from '@app/contract/kit/cents'
import type { DuelCard, DuelOutcome, DuelSide } from '@app/contract/play/outcomes'
import { type Random, hashText, seededRandom } from '../../../world/random.ts'
import { BadBet, type Engine, deal, intBelow } from '../engine.ts'

const TEAMS = [
  ['雷雀', 'LQ'], ['银狐', 'YH'], ['玄甲', 'XJ'], ['潮信', 'CX'], ['星轨', 'XG'], ['夜航', 'YX'],
  ['赤羽', 'CY'], ['冰原', 'BY'], ['山岚', 'SL'], ['流火', 'LH'], ['白鲸', 'BJ'], ['惊蛰', 'JZ'],
] as const // prettier-ignore
const EVENTS = [
  '澄湾杯 · 胜者组',
  '澄湾杯 · 败者组',
  '星桥联赛 · 常规赛',
  '疾风大师赛 · 八强',
  '云台邀请赛 · 半决赛',
]
const MAPS = ['潮汐港', '赤壁谷', '夜行城']
/** U-GAME-03: what each pick gives back, in percent. */
const TARGET = 95
const ROUNDS_TO_WIN = 13
/** How much a point of strength tells, and how uneven a map can be at most: no pick pays more than 25. */
const STEEPNESS = 0.014
const LEAST_CHANCE = 0.2

const sideOf = (random: Random, team: number): DuelSide => {
  const [name, short] = TEAMS[team]!
  const strength = () => 42 + intBelow(random, 54)
  return { name, short, hue: (team * 67 + 20) % 360, form: strength(), aim: strength(), team: strength() }
}
const total = ({ form, aim, team }: DuelSide) => form + aim + team

interface Drawn {
  card: Omit<DuelCard, 'markets'>
  /** Chance that side 0 takes a map. */
  map: number
}
const drawCard = (seed: number, gameCode: string, number: number): Drawn => {
  const random = seededRandom(hashText(`${gameCode}#${number}`, seed))
  const [a = 0, b = 1] = deal(random, TEAMS.length, 2)
  const sides: [DuelSide, DuelSide] = [sideOf(random, a), sideOf(random, b)]
  return {
    card: { card: number, event: EVENTS[intBelow(random, EVENTS.length)]!, sides },
    map: Math.min(
      1 - LEAST_CHANCE,
      Math.max(LEAST_CHANCE, 1 / (1 + Math.exp(-STEEPNESS * (total(sides[0]) - total(sides[1]))))),
    ),
  }
}

/** Every pick of a card with its chance. */
const picksOf = ({ card, map: p }: Drawn) => {
  const q = 1 - p
  const [home, away] = card.sides
  return [
    { market: '比赛胜负（三局两胜）', on: 'win0', label: home.name, chance: p * p * (1 + 2 * q) },
    { market: '比赛胜负（三局两胜）', on: 'win1', label: away.name, chance: q * q * (1 + 2 * p) },
    { market: '首图胜负', on: 'map0', label: home.name, chance: p },
    { market: '首图胜负', on: 'map1', label: away.name, chance: q },
    { market: '比分', on: 's20', label: '2 : 0', chance: p * p },
    { market: '比分', on: 's21', label: '2 : 1', chance: 2 * p * p * q },
    { market: '比分', on: 's12', label: '1 : 2', chance: 2 * q * q * p },
    { market: '比分', on: 's02', label: '0 : 2', chance: q * q },
  ]
}
/** Decimal odds in hundredths, cut. */
const oddsOf = (chance: number) => Math.max(101, Math.floor(TARGET / chance))

const present = (drawn: Drawn): DuelCard => ({
  ...drawn.card,
  markets: [...Map.groupBy(picksOf(drawn), ({ market }) => market)].map(([name, picks]) => ({
    name,
    picks: picks.map(({ on, label, chance }) => ({ on, label, odds: fromCents(oddsOf(chance)) })),
  })),
})

const playMaps = (random: Random, chance: number): DuelOutcome => {
  const score: [number, number] = [0, 0]
  const maps: DuelOutcome['maps'] = []
  while (Math.max(...score) < 2) {
    const winner = random.next() < chance ? 0 : 1
    const lost = 3 + intBelow(random, ROUNDS_TO_WIN - 4)
    maps.push({
      name: MAPS[maps.length]!,
      winner,
      score: winner === 0 ? [ROUNDS_TO_WIN, lost] : [lost, ROUNDS_TO_WIN],
    })
    score[winner]++
  }
  const first = maps[0]!.winner
  return {
    maps,
    score,
    won: [score[0] > score[1] ? 'win0' : 'win1', `map${first}`, `s${score[0]}${score[1]}`],
  }
}

/** Cards of two made-up teams; a bet plays the card's match. */
export const duelEngine = (seed: number, gameCode: string): Engine<'duel'> => ({
  bet: 'duel',
  rtp: `约 ${TARGET}%`,
  rules: [
    '每张对战卡为一场虚拟电竞比赛，三局两胜；队伍、赛事与数据均为虚构。',
    '可投比赛胜负、首图胜负或比分；下注后比赛立即由服务器进行，按图回放。',
    '赔率由双方状态、枪法、配合三项数据算出的真实概率制定。',
    '“换一场”不收费，同一编号的对战卡队伍与赔率不变。',
    `理论返还率约 ${TARGET}%（赔率向下取两位小数）。`,
  ],
  setting: {},
  stakeCents: ({ stake }) => toCents(stake),
  card: (number) => present(drawCard(seed, gameCode, number)),
  play: ({ card, on, stake }, random) => {
    const drawn = drawCard(seed, gameCode, card)
    const pick = picksOf(drawn).find((one) => one.on === on)
    if (!pick) throw new BadBet('没有这个注项')
    const odds = oddsOf(pick.chance)
    const outcome = playMaps(random, drawn.map)
    const stakeCents = toCents(stake)
    const [home, away] = drawn.card.sides
    return {
      stakeCents,
      payoutCents: outcome.won.includes(on) ? Math.floor((stakeCents * odds) / 100) : 0,
      lines: [`${home.name} vs ${away.name}`, `${pick.market} ${pick.label} @ ${fromCents(odds)}`],
      result: `${home.name} ${outcome.score.join(':')} ${away.name}`,
      outcome,
    }
  },
})
