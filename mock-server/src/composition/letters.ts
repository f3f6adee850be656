import { messages } from '@app/contract'
import seeds from '@app/seeds/catalogue/letters.json' with { type: 'json' }
import { openLetters } from '../modules/letter/letter.service.ts'
import { letterStore } from '../modules/letter/letter.store.ts'
import { memberStore } from '../modules/member/member.store.ts'
import type { World } from '../world/world.ts'

/** Letters, and what a new member finds among them. */
export const openLettersOf = (world: World, isResting: (memberId: number) => boolean) => {
  const members = memberStore(world.db)
  const letters = openLetters({
    store: letterStore(world.db, (memberId) => members.byId(memberId)?.registeredAt ?? 0),
    clock: world.clock,
    isResting,
    notify: (memberId, { id, title, summary }) =>
      world.hub.toMember(memberId, messages.notification, {
        type: 'letter',
        title,
        content: summary,
        refId: id,
        time: world.clock.now(),
      }),
  })
  return {
    letters,
    /** A letter about money; `title` says what happened. The order's own notification tells of it. */
    writeFunds: (memberId: number, title: string, content: string) =>
      letters.send(memberId, { type: 'fd', title, content, linkRoute: 'transRecord', isQuiet: true }),
    /** After a login on a device that the account didn't know. */
    writeNewDevice: (memberId: number, place: string) =>
      letters.send(memberId, {
        type: 'notice',
        title: '新设备登录提醒',
        content: `您的账号刚刚在新设备登录（${place}）。如非本人操作，请立即修改登录密码并联系在线客服。`,
        linkRoute: 'userinfo',
      }),
    welcome: ({ id }: { id: number }) => {
      for (const { type, ...letter } of seeds.welcome)
        letters.send(id, { ...letter, type: type as 'notice' | 'activity' })
    },
  }
}
