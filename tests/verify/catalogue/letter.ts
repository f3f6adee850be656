import { contract } from '@app/contract'
import { type Backend, Broken } from '../backend.ts'
import { as, asked, covers } from '../covers.ts'

const { letter: calls } = contract
const first = async (site: Backend): Promise<string> => {
  const { records } = (await as(site, 'vip5', calls.list, {})).data
  if (!records[0])
    throw new Broken('letter.list.response.records', 'vip5 没有站内信 · no letter is there', '≥ 1', 0)
  return records[0].id
}

export const letter = [
  // [EP-site-site.letter.getUnreadForType]
  covers(calls.getUnreadForType, { SUCCESS: asked(calls.getUnreadForType, { userSystem: 1 }) }),
  // [EP-site-site.letter.list]
  covers(calls.list, { SUCCESS: asked(calls.list, {}) }),
  // [EP-site-site.letter.read]
  covers(calls.read, {
    SUCCESS: async ({ site }) => as(site, 'vip5', calls.read, { id: await first(site) }),
  }),
  // [EP-site-site.letter.delete]
  covers(calls.remove, {
    SUCCESS: async ({ site }) => as(site, 'vip5', calls.remove, { ids: [await first(site)] }),
  }),
  // [EP-site-site.letter.onekeyRead]
  covers(calls.onekeyRead, { SUCCESS: asked(calls.onekeyRead, {}) }),
]
