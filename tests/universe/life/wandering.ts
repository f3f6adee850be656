import type { Action } from './action.ts'

const PLACES = ['/', '/game/egame', '/game/realbet', '/activity/discount', '/app/help/ck', '/agent']
const OWN = [
  '/mine/userinfo',
  '/mine/wallet',
  '/mine/transRecord',
  '/mine/betRecord',
  '/mine/giftRecord',
  '/mine/vip',
  '/mine/message',
  '/mine/takemoney',
  '/mine/savemoney',
  '/mine/transfermoney',
]

/** Looking around, and what a browser is there for. */
export const WANDERING: readonly Action[] = [
  {
    name: 'visit',
    weight: 6,
    run: async (player) => {
      await player.go(player.chance.oneOf(player.isMember() ? [...PLACES, ...OWN, ...OWN] : PLACES))
      await player.wait(500)
    },
  },
  {
    name: 'back',
    weight: 3,
    run: async (player) => {
      player.tab().back()
      await player.wait(500)
    },
  },
  {
    name: 'reload',
    weight: 3,
    run: async (player) => {
      player.tab().reload()
      await player.main()
    },
  },
  {
    name: 'secondTab',
    weight: 4,
    run: async (player) => {
      const isNew = player.tabs.length < 2
      if (isNew) player.open()
      player.at = (player.at + 1) % player.tabs.length
      for (const tab of player.tabs) tab.setSeen(tab === player.tab())
      // A link that was opened beside what one was reading.
      if (isNew) await player.go(player.chance.oneOf(player.isMember() ? OWN : PLACES))
      await player.main()
    },
  },
  {
    name: 'language',
    weight: 2,
    run: async (player) => {
      await player.pressNamed(/^(繁體|简体)$/)
      await player.wait(500)
    },
  },
  {
    name: 'edition',
    weight: 1,
    run: async (player) => {
      await player.pressNamed(/^(专业版|经典版|專業版|經典版)$/)
      await player.wait(200)
    },
  },
  {
    name: 'favour',
    weight: 1,
    who: 'member',
    run: async (player) => {
      await player.go('/game/egame')
      const main = await player.main()
      await player.find('button', /^收藏 /, main)
      for (const star of player.all('button', /^收藏 /, main).slice(0, 2)) {
        player.press(star)
        await player.wait(400)
      }
      await player.wait(500)
    },
  },
  {
    name: 'idle',
    weight: 2,
    run: (player) => player.wait(1_000 * (5 + player.chance.below(40))),
  },
]
