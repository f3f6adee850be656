import { fromCents, toCents } from '@app/contract/kit/cents'
import type { CouponCard, CouponOutcome } from '@app/contract/play/outcomes'
import { MATCHES_OF_COUPON } from '@app/contract/play/play'
import football from '@app/seeds/catalogue/sport/football.json' with { type: 'json' }
import { type Random, hashText, seededRandom } from '../../../world/random.ts'
import { BadBet, type Engine, deal, intBelow } from '../engine.ts'

type Sign = '1' | 'X' | '2'
interface Match {
  league: string
  home: string
  away: string
  /** Decimal odds of home, draw and away in hundredths, and the chances that they mean. */
  odds: [number, number, number]
  chances: [number, number, number]
}

const SIGNS = ['1', 'X', '2'] as const
const NAMES = { '1': '主胜', X: '平局', '2': '客胜' } as const
/** U-GAME-03: what one match gives back, in percent; a series multiplies it. */
const TARGET = 96
const MOST_GOALS = 3

const leagues = (football as { name: string; teams?: { name: string }[] }[]).flatMap(({ name, teams }) =>
  teams ? [{ name, teams: teams.map((team) => team.name) }] : [],
)

const drawMatch = (random: Random): Match => {
  const { name, teams } = leagues[intBelow(random, leagues.length)]!
  const [a = 0, b = 1] = deal(random, teams.length, 2)
  const draw = 0.22 + random.next() * 0.1
  const home = (1 - draw) * (0.25 + random.next() * 0.5)
  const wanted = [home, draw, 1 - draw - home]
  const odds = wanted.map((chance) => Math.floor(TARGET / chance)) as Match['odds']
  // The odds are cut to hundredths; the chances follow them, so that every pick gives back the same.
  const book = odds.reduce((sum, price) => sum + 100 / price, 0)
  return {
    league: name,
    home: teams[a]!,
    away: teams[b]!,
    odds,
    chances: odds.map((price) => 100 / price / book) as Match['chances'],
  }
}

const drawCard = (seed: number, code: string, number: number): Match[] => {
  const random = seededRandom(hashText(`${code}#${number}`, seed))
  return Array.from({ length: MATCHES_OF_COUPON }, () => drawMatch(random))
}

const scoreOf = (sign: Sign, random: Random): [number, number] => {
  const less = intBelow(random, MOST_GOALS)
  const more = less + 1 + intBelow(random, 2)
  return sign === 'X' ? [less, less] : sign === '1' ? [more, less] : [less, more]
}

const playMatch = ({ chances }: Match, random: Random): Sign => {
  const at = random.next()
  return at < chances[0] ? '1' : at < chances[0] + chances[1] ? 'X' : '2'
}

/** One to three matches picked on one coupon: all must come in, the odds multiply. */
export const couponEngine = (seed: number, code: string): Engine<'coupon'> => ({
  bet: 'coupon',
  rtp: `单场约 ${TARGET}%`,
  rules: [
    '每张赛单含三场虚拟足球赛，任选一至三场投胜平负；选多场即串关，全中才派彩，赔率相乘。',
    '下注后三场比赛立即由服务器进行，以全场比分定胜负。',
    '“换一张”不收费，同一编号的赛单对阵与赔率不变。',
    `理论返还率：单场约 ${TARGET}%，二串一约 92.2%，三串一约 88.5%。`,
  ],
  setting: {},
  stakeCents: ({ stake }) => toCents(stake),
  card: (number): CouponCard => ({
    card: number,
    matches: drawCard(seed, code, number).map(({ league, home, away, odds }) => ({
      league,
      home,
      away,
      odds: odds.map(fromCents) as [string, string, string],
    })),
  }),
  play: ({ card, picks, stake }, random) => {
    const matches = drawCard(seed, code, card)
    const picked = matches.flatMap((match, at) => {
      const sign = picks[at]!
      return sign === '' ? [] : [{ match, at, sign, odds: match.odds[SIGNS.indexOf(sign)]! }]
    })
    if (picked.length === 0) throw new BadBet('请至少选择一场比赛')
    const results = matches.map((match) => playMatch(match, random))
    const scores = results.map((sign) => scoreOf(sign, random))
    const isWon = picked.every(({ at, sign }) => results[at] === sign)
    const stakeCents = toCents(stake)
    const odds = picked.reduce((product, one) => (product * one.odds) / 100, 1)
    return {
      stakeCents,
      payoutCents: isWon ? Math.floor(stakeCents * odds + 1e-6) : 0,
      lines: picked.map(
        ({ match, at, sign, odds: price }) =>
          `${match.home} ${scores[at]!.join(':')} ${match.away}｜${NAMES[sign]} @ ${fromCents(price)}（${results[at] === sign ? '中' : '未中'}）`,
      ),
      result: `${picked.length > 1 ? `${picked.length}串1 ` : ''}${isWon ? '全中' : '未中'}`,
      outcome: { scores, results } satisfies CouponOutcome,
    }
  },
})
