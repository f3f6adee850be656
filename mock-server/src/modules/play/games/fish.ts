import { toCents, writtenCents } from '@app/contract/kit/cents'
import type { FishOutcome, FishSetting, FishSpecies } from '@app/contract/play/outcomes'
import { BadBet, type Engine } from '../engine.ts'

const SPECIES: readonly FishSpecies[] = [
  { key: 'minnow', name: '银梭鱼', multiple: 2 },
  { key: 'clown', name: '霞带鱼', multiple: 3 },
  { key: 'puffer', name: '灯笼豚', multiple: 5 },
  { key: 'angel', name: '月鳍鱼', multiple: 8 },
  { key: 'turtle', name: '玉背龟', multiple: 12 },
  { key: 'ray', name: '夜翼鳐', multiple: 20 },
  { key: 'shark', name: '铁吻鲨', multiple: 40 },
  { key: 'koi', name: '金鳞王', multiple: 100 },
]
const byKey = new Map(SPECIES.map((species) => [species.key, species]))
const found = (key: string): FishSpecies => {
  const species = byKey.get(key)
  if (!species) throw new BadBet('没有这种鱼')
  return species
}

/** A hit catches with rtp ÷ multiple, so every species gives back the same. A volley of hits is a round. */
export const fishEngine = (rtp: number): Engine<'fish'> => ({
  bet: 'fish',
  rtp: `${rtp.toFixed(1)}%`,
  rules: [
    '选择炮值后瞄准发射；炮弹命中鱼才计费，每次命中扣一发炮值，打空不收费。',
    '点在鱼上即锁定，炮弹只打这一条；点在空处则朝那里直射，打到途中遇上的第一条，飞出水面为打空。每秒最多一发，点早了以最后一次为准，圆圈走满即发。',
    `命中后由服务器判定是否捕获，捕获得 炮值 × 鱼的倍数；倍数越高越难捕获（概率 = ${rtp.toFixed(1)}% ÷ 倍数）。`,
    `${SPECIES.map(({ name, multiple }) => `${name} ×${multiple}`).join('，')}。`,
    '短时间内的命中合为一局结算，投注记录按局列出。',
    `理论返还率 ${rtp.toFixed(1)}%，与打哪种鱼、用多大炮值无关；鱼的游动只是画面，不影响结果。`,
  ],
  setting: { species: [...SPECIES] } satisfies FishSetting,
  stakeCents: ({ cannon, hits }) => {
    hits.forEach(found)
    return toCents(cannon) * hits.length
  },
  play: ({ cannon, hits }, random) => {
    const shot = toCents(cannon)
    const fish = hits.map(found)
    const cents = fish.map(({ multiple }) => (random.next() < rtp / 100 / multiple ? shot * multiple : 0))
    const caught = fish.filter((_, at) => cents[at]! > 0)
    const payoutCents = cents.reduce((sum, one) => sum + one, 0)
    const told = caught.map(
      ({ name, multiple }) => `捕获 ${name} ×${multiple}，得 ${writtenCents(shot * multiple)}`,
    )
    const isMany = told.length > 1
    return {
      stakeCents: shot * hits.length,
      payoutCents,
      lines: [`炮值 ${writtenCents(shot)} × ${hits.length} 发`, ...(isMany ? told : [])],
      result: isMany
        ? `捕获 ${told.length} 条，得 ${writtenCents(payoutCents)}`
        : (told[0] ?? '击中但未捕获'),
      outcome: { cents } satisfies FishOutcome,
    }
  },
})
