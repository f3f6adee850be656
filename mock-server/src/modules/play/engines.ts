import type { PlayKind } from '@app/contract/play/play'
import { baccaratEngine } from './baccarat.ts'
import { coloursEngine } from './colours.ts'
import { couponEngine } from './coupon.ts'
import { diceEngine } from './dice.ts'
import { digitsEngine, sidesEngine } from './digits.ts'
import { dragonEngine } from './dragon.ts'
import { duelEngine } from './duel.ts'
import type { Engine } from './engine.ts'
import { fishEngine } from './fish.ts'
import { landlordEngine } from './landlord.ts'
import { niuniuEngine } from './niuniu.ts'
import type { PlayGame } from './play.rules.ts'
import { raceEngine } from './race.ts'
import { redblackEngine } from './redblack.ts'
import { rouletteEngine } from './roulette.ts'
import { slotEngine } from './slot.ts'
import { thirteenEngine } from './thirteen.ts'
import { tilesEngine } from './tiles.ts'

const MAKERS: { [K in PlayKind]: (game: PlayGame, seed: number) => unknown } = {
  slot: ({ lines, rtp }) => slotEngine(lines, rtp!),
  fish: ({ rtp }) => fishEngine(rtp!),
  dice: () => diceEngine,
  baccarat: () => baccaratEngine,
  dragon: () => dragonEngine,
  niuniu: () => niuniuEngine,
  redblack: () => redblackEngine,
  thirteen: () => thirteenEngine,
  tiles: () => tilesEngine,
  race: () => raceEngine,
  landlord: () => landlordEngine,
  roulette: () => rouletteEngine,
  digits: () => digitsEngine,
  sides: () => sidesEngine,
  colours: () => coloursEngine,
  duel: ({ gameCode }, seed) => duelEngine(seed, gameCode),
  coupon: ({ enName }, seed) => couponEngine(seed, enName),
}

/** The rules of a game of a world. The bet's kind has been compared with the engine's before it gets there. */
export const engineOf = (kind: PlayKind, game: PlayGame, seed: number): Engine =>
  MAKERS[kind](game, seed) as Engine
