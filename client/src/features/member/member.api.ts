import { api, mutation, query } from '../../api/api.ts'
import type { Answer } from '../../api/declared.ts'
import { useIsMember } from '../../api/session.ts'

const INFO = '/site/api/v1/user/member/info'
export type Profile = Answer<typeof INFO>

export const memberApi = api.injectEndpoints({
  endpoints: () => ({
    /** One dropped connection doesn't sign the member out (TRAP-10). */
    profile: query(INFO, ['Profile'], { retries: 1 }),
    jwt: mutation('/site/api/v1/user/member/jwt', [], { silent: true, asks: true }),
    bindOther: mutation('/site/api/v1/user/member/bindOther', ['Profile']),
    avatars: query('/site/api/v1/user/member/avatarList', [], { silent: true }),
    chooseAvatar: mutation('/site/api/v1/user/member/addAvatar', ['Profile']),
  }),
})

export const { useProfileQuery, useBindOtherMutation, useAvatarsQuery, useChooseAvatarMutation } = memberApi

/** The profile of whoever is signed in, undefined for a visitor and until it is here. */
export const useProfile = () => {
  const isMember = useIsMember()
  const { data } = useProfileQuery({}, { skip: !isMember })
  return isMember ? data : undefined
}
