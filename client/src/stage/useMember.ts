import { useIsMember } from '../api/session.ts'
import { useStored } from '../lib/device/storage.ts'
import { useLook } from './useLook.ts'

/** Everybody of this world, and who of them is signed in here. */
export const useMembers = () => {
  const isMember = useIsMember()
  const userId = useStored('userId')
  const { data, error } = useLook(`/members?seen=${userId}`)
  const own = isMember ? data?.members.find(({ id }) => String(id) === userId) : undefined
  return { members: data?.members, own, error }
}
