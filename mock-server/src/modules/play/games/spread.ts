import { sumText, toCents, writtenCents } from '@app/contract/kit/cents'
import type { Spot, SpreadSetting, TableOutcome } from '@app/contract/play/outcomes'
import type { BetOf } from '@app/contract/play/play'
import type { Random } from '../../../world/random.ts'
import { BadBet, type Engine } from '../engine.ts'

/** A spot of a table, and what a stake on it comes back as in hundredths (100: the stake itself, 0: lost). */
export interface Field<D> extends Omit<Spot, 'name'> {
  back(drawn: D): number
}

export interface TableGame<D> {
  rtp: string
  rules: string[]
  fields: Field<D>[]
  /** What is bet on is the group, as of balls: its sides say nothing without it. */
  isGrouped?: true
  draw(random: Random): D
  result(drawn: D): string
  outcome(drawn: D, won: string[], pushed: string[]): Omit<TableOutcome, 'backs'>
}

/** A stake that comes back as it was. */
export const PUSH = 100

/** "1 赔 0.95" of a total return of 195 hundredths. */
export const paysText = (hundredths: number): string => `1 赔 ${(hundredths - PUSH) / PUSH}`

/** A spot that is won or lost: `back` hundredths of its stake or nothing; `rtp` in percent. */
export const spotField = <D>(
  [on, label, group]: readonly [on: string, label: string, group: string],
  back: number,
  rtp: number,
  wins: (drawn: D) => boolean,
): Field<D> => ({
  on,
  label,
  group,
  pays: paysText(back),
  rtp,
  back: (drawn) => (wins(drawn) ? back : 0),
})

const outcomeText = (back: number, stake: number): string =>
  back === 0 ? '未中' : back === stake ? '退回' : `返还 ¥${sumText(back)}`

/** Any game where stakes lie on spots and one draw decides them all. */
export const tableEngine = <D>(game: TableGame<D>): Engine<'spread'> => {
  const byName = new Map(game.fields.map((field) => [field.on, field]))
  const nameOf = ({ label, group }: Field<D>) =>
    game.isGrouped || /^\d+$/.test(label) ? `${group} ${label}` : label
  const read = ({ bets }: BetOf<'spread'>) => {
    if (new Set(bets.map(({ on }) => on)).size < bets.length) throw new BadBet('同一注项只能下一次')
    return bets.map(({ on, stake }) => {
      const field = byName.get(on)
      if (!field) throw new BadBet('没有这个注项')
      return { field, cents: toCents(stake) }
    })
  }
  const total = (bets: { cents: number }[]) => bets.reduce((sum, { cents }) => sum + cents, 0)
  return {
    bet: 'spread',
    rtp: game.rtp,
    rules: game.rules,
    setting: {
      spots: game.fields.map((field) => {
        const { on, label, pays, group, rtp } = field
        return { on, label, name: nameOf(field), pays, group, rtp }
      }),
    } satisfies SpreadSetting,
    stakeCents: (bet) => total(read(bet)),
    play: (bet, random) => {
      const bets = read(bet)
      const drawn = game.draw(random)
      const settled = bets.map(({ field, cents }) => ({
        cents,
        name: nameOf(field),
        back: Math.floor((cents * field.back(drawn)) / PUSH),
      }))
      const won = game.fields.filter((field) => field.back(drawn) > PUSH).map(({ on }) => on)
      const pushed = game.fields.filter((field) => field.back(drawn) === PUSH).map(({ on }) => on)
      return {
        stakeCents: total(bets),
        payoutCents: settled.reduce((sum, { back }) => sum + back, 0),
        lines: settled.map(
          ({ name, cents, back }) => `${name} ¥${writtenCents(cents)}（${outcomeText(back, cents)}）`,
        ),
        result: game.result(drawn),
        outcome: {
          ...game.outcome(drawn, won, pushed),
          backs: settled.map(({ back }) => back),
        } satisfies TableOutcome,
      }
    },
  }
}
