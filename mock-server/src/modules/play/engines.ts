import type { PlayKind } from '@app/contract/play/play'
import { baccaratEngine } from './games/baccarat.ts'
import { coloursEngine } from './games/colours.ts'
import { couponEngine } from './games/coupon.ts'
import { diceEngine, sicboEngine } from './games/dice.ts'
import { digitsEngine, sidesEngine } from './games/digits.ts'
import { dragonEngine } from './games/dragon.ts'
import { duelEngine } from './games/duel.ts'
import type { Engine } from './engine.ts'
import { fishEngine } from './games/fish.ts'
import { landlordEngine } from './games/landlord.ts'
import { niuniuEngine } from './games/niuniu.ts'
import type { PlayGame } from './play.rules.ts'
import { raceEngine } from './games/race.ts'
import { redblackEngine } from './games/redblack.ts'
import { rouletteEngine } from './games/roulette.ts'
import { slotEngine } from './games/slot.ts'
import { thirteenEngine } from './games/thirteen.ts'
import { tilesEngine } from './games/tiles.ts'

const MAKERS: { [K in PlayKind]: (game: PlayGame, seed: number) => unknown } = {
  slot: ({ name, lines, rtp, hasPool }) => slotEngine(lines, rtp!, hasPool, name),
  fish: ({ rtp }) => fishEngine(rtp!),
  dice: ({ name }) => (name.endsWith('骰宝') ? sicboEngine : diceEngine),
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

/** What the main bets of a game give back at least, in percent: of all its figures the one for its card. */
export const returnOf = (kind: PlayKind, game: PlayGame, seed: number): number =>
  game.rtp ?? Math.min(...(engineOf(kind, game, seed).rtp.match(/[\d.]+/g) ?? []).map(Number))
