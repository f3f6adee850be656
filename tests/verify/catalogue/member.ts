import { contract } from '@app/contract'
import { SEND_CATE, SEND_TYPE } from '@app/contract/auth/numbers'
import { as, asked, covers } from '../covers.ts'
import { codeOutcomes } from '../steps/code.ts'

const { member: calls } = contract
const PHONE = '13912340000'
const EMAIL = 'new@chengwan.example'

export const member = [
  // [EP-site-user.member.info]
  covers(calls.info, {
    SUCCESS: asked(calls.info, {}),
    POPUP_NOT_PROMPTED: async ({ site }) => {
      await as(site, 'vip5', calls.info, { isPop: 1 })
      return as(site, 'vip5', calls.info, { isPop: 1 })
    },
  }),
  // [EP-site-user.member.jwt]
  covers(calls.jwt, { SUCCESS: asked(calls.jwt, {}) }),
  // [EP-site-user.member.bindOther]
  covers(calls.bindOther, {
    SUCCESS: asked(
      calls.bindOther,
      { realName: '欧阳·娜娜', gender: 2, birthday: '1995-05-05', nickName: '小澄' },
      'fresh01',
    ),
    WARNING: asked(calls.bindOther, { birthday: '2012-03-01' }, 'fresh01'),
    // [TERM-01]
    DATA_EXISTS: async ({ site }) =>
      as(site, 'fresh01', calls.bindOther, { realName: (await site.account('vip5')).realName }),
  }),
  // [EP-site-user.member.bindFromDeposit]
  covers(calls.bindFromDeposit, {
    SUCCESS: asked(calls.bindFromDeposit, { realName: '甄实名' }, 'noname01'),
    DATA_EXISTS: async ({ site }) =>
      as(site, 'noname01', calls.bindFromDeposit, { realName: (await site.account('vip5')).realName }),
    WARNING: asked(calls.bindFromDeposit, { realName: '张远行' }),
  }),
  // [EP-site-user.member.bindPhone]
  covers(calls.bindPhone, {
    ...codeOutcomes(calls.bindPhone, {
      name: 'fresh01',
      type: SEND_TYPE.bind,
      to: PHONE,
      rest: () => ({ phone: PHONE }),
    }),
    DATA_EXISTS: async ({ site }) =>
      as(site, 'fresh01', calls.bindPhone, { phone: (await site.account('vip5')).phone, code: '123456' }),
  }),
  // [EP-site-user.member.bindEmail]
  covers(calls.bindEmail, {
    ...codeOutcomes(calls.bindEmail, {
      name: 'fresh01',
      type: SEND_TYPE.bind,
      to: EMAIL,
      cate: SEND_CATE.email,
      rest: () => ({ email: 'New@chengwan.example' }),
    }),
    DATA_EXISTS: async ({ site }) =>
      as(site, 'fresh01', calls.bindEmail, { email: (await site.account('vip5')).email, code: '123456' }),
  }),
  // [EP-site-user.member.avatarList]
  covers(calls.avatarList, { SUCCESS: asked(calls.avatarList, {}) }),
  // [EP-site-user.member.addAvatar]
  covers(calls.addAvatar, {
    SUCCESS: async ({ site }) => {
      const { data } = await as(site, 'vip5', calls.avatarList, {})
      return as(site, 'vip5', calls.addAvatar, { avatarId: data[0]!.id })
    },
  }),
]
