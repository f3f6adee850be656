import { CAST } from './journey.ts'
import { NotThere } from './player.ts'
import type { Action } from './action.ts'

const PASSWORD = 'abc12345'

/** Who somebody is, and what is said to others. */
export const ACCOUNT: readonly Action[] = [
  {
    name: 'login',
    weight: 12,
    who: 'visitor',
    run: async (player) => {
      if (player.all('dialog').length === 0) await player.pressNamed('登录')
      const form = await player.dialog(/登录/)
      // A device has more than one who plays on it.
      const others = CAST.filter((one) => one !== player.name)
      const name = player.chance.below(3) === 0 ? player.chance.oneOf(others) : player.name
      await player.type('用户名', name, form)
      await player.type('密码', PASSWORD, form)
      await player.pressNamed('登录', form, 'last')
      await player.until(() => (player.isMember() ? true : undefined))
    },
  },
  {
    name: 'register',
    weight: 4,
    who: 'visitor',
    run: async (player) => {
      if (player.all('dialog').length === 0) await player.pressNamed('注册')
      const form = await player.dialog(/注册/)
      const name = `wan${100 + player.chance.below(900)}`
      await player.type('用户名', name, form)
      await player.type('密码', PASSWORD, form)
      await player.type('确认密码', PASSWORD, form)
      const agreed = (await player.find('checkbox', undefined, form)) as HTMLInputElement
      if (!agreed.checked) player.press(agreed)
      await player.pressNamed('注册', form, 'last')
      await player.until(() => (player.isMember() ? true : undefined))
    },
  },
  {
    name: 'logout',
    weight: 2,
    who: 'member',
    run: async (player) => {
      await player.pressNamed(/会员菜单/)
      player.press(await player.find('menuitem', '退出登录'))
      await player.until(() => (player.isMember() ? undefined : true))
    },
  },
  {
    name: 'bind',
    weight: 1,
    who: 'member',
    run: async (player) => {
      await player.go('/mine/userinfo')
      await player.pressNamed('修改 昵称')
      const form = await player.dialog('修改资料')
      await player.type('昵称', `湾${player.chance.below(90) + 10}`, form)
      await player.pressHastily('保存', form)
      await player.wait(500)
    },
  },
  {
    name: 'claim',
    weight: 2,
    who: 'member',
    run: async (player) => {
      await player.go('/mine/welfare')
      await player.pressHastily(/领取/, await player.main())
      await player.wait(500)
    },
  },
  {
    name: 'sign',
    weight: 1,
    who: 'member',
    run: async (player) => {
      await player.go('/activity/signGift/107')
      await player.pressHastily(/签到/, await player.main())
      await player.wait(500)
    },
  },
  {
    name: 'chat',
    weight: 2,
    who: 'member',
    run: async (player) => {
      if (player.all('textbox', '发言').length === 0) {
        const [opener] = player.all('button', '聊天室')
        if (!opener) throw new NotThere('聊天室')
        player.press(opener)
      }
      await player.type(/发言|说点什么/, `加油${player.chance.below(100)}`)
      await player.pressNamed('发送')
      await player.wait(500)
    },
  },
]
