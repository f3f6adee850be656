import { member } from '@app/contract/member/member'
import avatarNames from '@app/seeds/catalogue/avatars.json' with { type: 'json' }
import { implement } from '../../kit/implement.ts'
import type { World } from '../../world/world.ts'
import type { Jwt } from './jwt.ts'
import { avatarIds, avatarUrl, type MemberService } from './member.service.ts'
import type { openPasswords } from './passwords.ts'
import type { openProfile } from './profile.ts'

export interface MemberParts {
  members: MemberService
  profile: ReturnType<typeof openProfile>
  passwords: ReturnType<typeof openPasswords>
  jwt: Jwt
}

export const memberRoutes = (of: (world: World) => MemberParts) =>
  implement(member, {
    info: ({ body, member: { id }, world, refuse }) => {
      if (body.isPop === 0) return of(world).members.info(id)
      const { info, isDue } = of(world).members.infoWithPopup(id)
      return isDue ? info : refuse('POPUP_NOT_PROMPTED', { data: info })
    },
    jwt: ({ member: { id, name }, world, caller }) => {
      const { members, jwt } = of(world)
      return jwt.sign({ sub: String(id), name, vip: members.get(id).vipGrade, uuid: caller.uuid })
    },
    bindOther: (call) => of(call.world).profile.bindOther(call),
    bindEmail: (call) => of(call.world).profile.bindEmail(call),
    bindPhone: (call) => of(call.world).profile.bindPhone(call),
    bindFromDeposit: (call) => of(call.world).profile.bindFromDeposit(call),
    bindPasswordByPhone: (call) => of(call.world).passwords.byPhone(call),
    bindPasswordByEmail: (call) => of(call.world).passwords.byEmail(call),
    bindPassword: (call) => of(call.world).passwords.byOld(call),
    setWithdrawalPassword: (call) => of(call.world).passwords.setSecond(call),
    resetWithdrawalPassword: (call) => of(call.world).passwords.resetSecond(call),
    avatarList: () => avatarIds.map((id, at) => ({ id, url: avatarUrl(id), name: avatarNames[at] ?? id })),
    addAvatar: (call) => of(call.world).profile.addAvatar(call),
  })
