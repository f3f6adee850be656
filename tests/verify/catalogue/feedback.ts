import { contract } from '@app/contract'
import { type Backend, Broken } from '../backend.ts'
import { as, asked, covers } from '../covers.ts'

const { feedback: calls } = contract
const words = { type: 'other', content: '希望首页可以记住我上次选择的球类' } as const
const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0])
const picture = (bytes: Uint8Array<ArrayBuffer> = PNG, name = 'a.png') => ({
  file: new File([bytes], name, { type: 'image/png' }),
})

/** Those that are there already. */
const listed = async (site: Backend) => {
  const { records } = (await as(site, 'vip5', calls.getFeedBackList, {})).data
  if (records.length === 0)
    throw new Broken(
      'feedback.getFeedBackList.response.records',
      'vip5 没有反馈 · no feedback is there',
      '≥ 1',
      0,
    )
  return records.map(({ id }) => id)
}

export const feedback = [
  // [EP-site-user.feedback.addFeedBack]
  covers(calls.addFeedBack, {
    SUCCESS: asked(calls.addFeedBack, words),
    WARNING: asked(calls.addFeedBack, { ...words, type: 'bet', betId: 'nobody' }),
  }),
  // [UN-02]
  // [EP-site-user.feedback.unreadNum]
  covers(calls.unreadNum, { SUCCESS: asked(calls.unreadNum, {}) }),
  // [EP-site-user.feedback.queryMemberBetList]
  covers(calls.queryMemberBetList, { SUCCESS: asked(calls.queryMemberBetList, {}) }),
  // [EP-site-user.feedback.querySiteDepositRewardConfigList]
  covers(calls.querySiteDepositRewardConfigList, {
    SUCCESS: asked(calls.querySiteDepositRewardConfigList, {}),
  }),
  // [EP-site-user.feedback.getFeedBackList]
  covers(calls.getFeedBackList, { SUCCESS: asked(calls.getFeedBackList, {}) }),
  // [EP-site-user.feedback.getFeedbackInfo]
  covers(calls.getFeedbackInfo, {
    SUCCESS: async ({ site }) => as(site, 'vip5', calls.getFeedbackInfo, { id: (await listed(site))[0]! }),
  }),
  // [EP-site-user.feedback.delFeedback]
  covers(calls.delFeedback, {
    SUCCESS: async ({ site }) => as(site, 'vip5', calls.delFeedback, { ids: await listed(site) }),
  }),
  // [EP-site-user.upload.uploadImage]
  covers(calls.uploadImage, {
    SUCCESS: asked(calls.uploadImage, picture()),
    FILE_UPLOAD_FAILURE: asked(
      calls.uploadImage,
      picture(new TextEncoder().encode('<svg onload="alert(1)"/>'), 'evil.png'),
    ),
  }),
]
