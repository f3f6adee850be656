import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import games from '@app/seeds/catalogue/games.json' with { type: 'json' }
import type { BetOf } from '@app/contract/play/play'
import type { CouponCard, DuelCard, FishSetting, SpreadSetting } from '@app/contract/play/outcomes'
import { baccaratEngine, playCoup } from '../../../mock-server/src/modules/play/games/baccarat.ts'
import { couponEngine } from '../../../mock-server/src/modules/play/games/coupon.ts'
import { diceEngine, sicboEngine } from '../../../mock-server/src/modules/play/games/dice.ts'
import { dragonEngine } from '../../../mock-server/src/modules/play/games/dragon.ts'
import { duelEngine } from '../../../mock-server/src/modules/play/games/duel.ts'
import type { Engine } from '../../../mock-server/src/modules/play/engine.ts'
import { fishEngine } from '../../../mock-server/src/modules/play/games/fish.ts'
import { niuniuEngine } from '../../../mock-server/src/modules/play/games/niuniu.ts'
import { redblackEngine } from '../../../mock-server/src/modules/play/games/redblack.ts'
import { POOL_SHARE } from '../../../mock-server/src/modules/play/games/slot.data.ts'
import { baseReturn, shapeOf, slotEngine } from '../../../mock-server/src/modules/play/games/slot.ts'
import { type Random, hashText, seededRandom } from '../../../mock-server/src/world/random.ts'
import { sample } from '../../sample.ts'
import { expectNear, measured, measuredSpots, POINT } from './measured.ts'

const spotsOf = (engine: Engine<'spread'>) => (engine.setting as SpreadSetting).spots

describe('the returns that the rules state are true', { timeout: 90_000 }, () => {
  it.each([
    ['20线', 94],
    ['25线', 96.2],
    ['40线', 97.2],
    ['243路', 95.5],
  ])('for a slot of %s that states %d%%', (lines, rtp) => {
    expectNear(
      measured(slotEngine(lines, rtp), () => ({ kind: 'slot', stake: '100.00' }), 480_000),
      rtp,
    )
  })

  it('for a slot with a pool, which is won by its share of the stake against all that is in it', () => {
    const engine = slotEngine('20线', 95, true)
    const pool = 20_000
    expectNear(
      measured(
        { play: (bet: BetOf<'slot'>, random: Random) => engine.play(bet, random, pool) },
        () => ({ kind: 'slot', stake: '100.00' }),
        480_000,
      ),
      95,
    )
    const last = { next: () => 0 }
    const { payoutCents, lines, outcome } = engine.play({ kind: 'slot', stake: '1.00' }, last, 26_870_000)
    expect(outcome).toMatchObject({ pool: { cents: 26_870_000, isWon: true } })
    expect(payoutCents).toBe(26_870_000)
    expect(lines).toContain('累积奖池 268,700')
  })

  it('for slots: every game of the catalogue lies above what its reels give without lucky rounds', () => {
    const slots = games.filter(({ lines }) => lines !== '')
    expect(
      slots.filter(
        ({ lines, rtp, hasPool }) =>
          baseReturn(shapeOf(lines)) + (hasPool ? POOL_SHARE : 0) > (rtp ?? 0) / 100,
      ),
    ).toEqual([])
    expect(new Set(slots.map(({ lines }) => lines))).toEqual(
      new Set(['10线', '20线', '25线', '40线', '243路']),
    )
  })

  it.each([
    ['baccarat', baccaratEngine, 600_000],
    ['dragon and tiger', dragonEngine, 400_000],
    ['niuniu', niuniuEngine, 200_000],
    ['red and black', redblackEngine, 400_000],
  ] as const)('for %s on every spot', (_, engine, rounds) => {
    const spots = spotsOf(engine)
    const all = measuredSpots(
      engine,
      spots.map(({ on }) => on),
      rounds,
    )
    for (const [at, { rtp }] of spots.entries()) expectNear(all[at]!, rtp)
  })

  it.each([
    ['快三', diceEngine, 28],
    ['骰宝', sicboEngine, 28 + 6 + 6 + 15],
  ])('for dice of %s: each spot exactly, over all 216 throws', (_, engine, count) => {
    expect(spotsOf(engine)).toHaveLength(count)
    for (const { on: spot, rtp } of spotsOf(engine)) {
      expect(rtp).toBeLessThan(97.3)
      let paid = 0
      for (let at = 0; at < 216; at++) {
        const faces = [(at % 6) / 6, (Math.floor(at / 6) % 6) / 6, Math.floor(at / 36) / 6]
        paid += engine.play(
          { kind: 'spread', bets: [{ on: spot, stake: '1.00' }] },
          { next: () => faces.shift()! + 0.01 },
        ).payoutCents
      }
      expect([spot, Math.round((paid / 216) * 10) / 10]).toEqual([spot, expect.closeTo(rtp, 5)])
    }
  })

  it('for dice thrown at random', () => {
    const names = ['big', 'small', 'odd', 'even', 'straight']
    const all = measuredSpots(diceEngine, names, 400_000)
    for (const [at, name] of names.entries())
      expectNear(all[at]!, spotsOf(diceEngine).find(({ on }) => on === name)!.rtp)
  })

  it.each([94, 95.5, 97.2])('for fish of a game that states %d%%, whatever is hit', (rtp) => {
    const engine = fishEngine(rtp)
    const { species } = engine.setting as FishSetting
    const few = species.filter(({ multiple }) => multiple <= 12)
    const hits = few.map(({ key }) => key)
    expectNear(
      measured(engine, () => ({ kind: 'fish', cannon: '1.00', hits }), 80_000),
      rtp,
    )
    for (const { key, name, multiple } of species) {
      const caught = engine.play(
        { kind: 'fish', cannon: '1.00', hits: [key] },
        { next: () => rtp / 100 / multiple - 1e-9 },
      )
      const gone = engine.play(
        { kind: 'fish', cannon: '1.00', hits: [key] },
        { next: () => rtp / 100 / multiple },
      )
      expect([caught.payoutCents, gone.payoutCents]).toEqual([multiple * 100, 0])
      expect([...caught.lines, caught.result], 'what one fish brought is said once').toEqual([
        '炮值 1 × 1 发',
        `捕获 ${name} ×${multiple}，得 ${multiple}`,
      ])
    }
  })

  it('for rounds that each begin a generator of their own, as a world deals them', () => {
    const rounds = sample(200_000)
    let paid = 0
    for (let round = 0; round < rounds; round++)
      paid += baccaratEngine.play(
        { kind: 'spread', bets: [{ on: 'banker', stake: '1.00' }] },
        seededRandom(hashText(`play#${round}`, 1)),
      ).payoutCents
    expect(Math.abs(paid / rounds - 98.94)).toBeLessThan(POINT)
  })

  it('for esports cards, whose help page names the very markets that they have', () => {
    const { markets } = duelEngine(1, 'test').card!(1) as DuelCard
    const help = new URL('../../../client/src/features/help/pages/zh-CN/dzjj.md', import.meta.url)
    const rows = [...readFileSync(help, 'utf8').matchAll(/^\| (?!---|玩法)(.+?) \|/gm)].map(
      ([, name]) => name,
    )
    expect(rows).toEqual(markets.map(({ name }) => name))
  })

  it('for esports cards, on any pick', () => {
    const engine = duelEngine(1, 'test')
    const picks = (engine.card!(1) as DuelCard).markets.flatMap((market) =>
      market.picks.map((pick) => pick.on),
    )
    expect(picks).toHaveLength(8)
    for (const pick of picks)
      expectNear(
        measured(engine, (round) => ({ kind: 'duel', card: round % 50, on: pick, stake: '100.00' }), 80_000),
        95,
      )
  })

  it.each([
    [['1', '', ''], 96],
    [['', 'X', ''], 96],
    [['', '', '2'], 96],
    [['1', '', '2'], 92.2],
    [['1', '1', '1'], 88.5],
  ] as const)('for coupons of %j', (picks, stated) => {
    const engine = couponEngine(1, 'test')
    const all = measured(
      engine,
      (round) => ({ kind: 'coupon', card: round % 50, picks: [...picks], stake: '100.00' }),
      480_000,
    )
    expectNear(all, stated)
  })
})

describe('the cards follow their rules', () => {
  const card = (rank: number, suit = 0) => suit * 13 + rank - 1
  it('a natural stops the coup, five points draw, six stand', () => {
    expect(playCoup([9, 2, 13, 13, 5, 6].map((rank) => card(rank)))).toMatchObject({
      player: [card(9), card(13)],
      banker: [card(2), card(13)],
    })
    expect(playCoup([5, 2, 13, 4, 8, 6].map((rank) => card(rank))).player).toHaveLength(3)
    expect(playCoup([6, 2, 13, 3, 8, 6].map((rank) => card(rank)))).toMatchObject({
      player: { length: 2 },
      banker: { length: 3 },
    })
  })

  it('a coupon and a card of the same number have the same odds in the answer and in the bet', () => {
    const engine = couponEngine(1, 'test')
    const { matches } = engine.card!(4) as CouponCard
    const { lines } = engine.play(
      { kind: 'coupon', card: 4, picks: ['1', '', ''], stake: '1.00' },
      seededRandom(1),
    )
    expect(lines[0]).toContain(`@ ${matches[0]!.odds[0]}`)
  })
})
