import { contract } from '@app/contract'
import { type AnyEndpoint, flatten } from '@app/contract/kit/endpoint'
import type { Page } from '@app/contract/kit/page'
import type { AccountName } from '../../accounts.data.ts'
import type { Backend } from '../../backend.ts'
import { as, law } from '../../covers.ts'
import { done, ended, holds, same, sentTwice } from './hold.ts'

const {
  letter,
  feedback,
  wallet,
  bet,
  promotion,
  site: pages,
  game,
  chat,
  restraint,
  member,
  card,
} = contract
type Row = Record<string, string | number>
interface Listed {
  call: AnyEndpoint
  body?: object
  key: (row: Row) => string
  /** Newest first by this field. */
  time?: string
  name?: AccountName
}
const byId = (row: Row) => String(row['id'])
const paged: readonly Listed[] = [
  { call: letter.list, key: byId },
  { call: feedback.getFeedBackList, key: byId, time: 'updatedAt' },
  { call: feedback.queryMemberBetList, key: ({ ticketId }) => String(ticketId), time: 'betTime' },
  { call: wallet.queryDealRecord, key: byId, time: 'createdAt' },
  { call: bet.betRecordList, key: ({ ticketId }) => String(ticketId), time: 'betTime' },
  { call: promotion.exchangeRecord, key: byId, time: 'createdAt' },
  { call: pages.queryNoticeListByPage, key: byId, time: 'publishedAt' },
  { call: game.gameList, body: { category: 'DZ' }, key: ({ enName, gameCode }) => `${enName} ${gameCode}` },
  { call: chat.history, body: { rid: 'lobby' }, key: byId, time: 'time' },
]
const SIZE = 2
const MOST_PAGES = 4
const idOf = new Map(flatten(contract).map(({ id, endpoint }) => [endpoint, id]))

const walk = async (site: Backend, { call, body = {}, key, time, name = 'vip5' }: Listed) => {
  const clause = `${idOf.get(call)}.response`
  const page = async (pageNum: number, pageSize: number) =>
    done(clause, await as(site, name, call, { ...body, pageNum, pageSize })) as Page<Row>
  const whole = await page(1, SIZE * MOST_PAGES)
  const { total } = whole
  same(
    `${clause}.records`,
    '第一页应有 min(total, pageSize) 条 · as many as there are',
    Math.min(total, SIZE * MOST_PAGES),
    whole.records.length,
  )
  const keys = whole.records.map(key)
  same(`${clause}.records`, '没有重复 · none twice', keys.length, new Set(keys).size)
  if (time !== undefined) {
    const times = whole.records.map((row) => Number(row[time]))
    same(
      `${clause}.records[].${time}`,
      '由新到旧 · newest first',
      times.toSorted((a, b) => b - a),
      times,
    )
  }
  const walked: string[] = []
  for (let pageNum = 1; pageNum <= MOST_PAGES && walked.length < total; pageNum++) {
    const part = await page(pageNum, SIZE)
    same(`${clause}.total`, '各页的 total 相同 · the same on each page', total, part.total)
    same(
      `${clause}.pageNum`,
      '= 请求的页 · the page asked for',
      [pageNum, SIZE],
      [part.pageNum, part.pageSize],
    )
    walked.push(...part.records.map(key))
  }
  same(`${clause}.records`, '小页相接 = 大页 · small pages make the large one', keys, walked)
}

export const listLaws = [
  ...paged.map((list) =>
    law(
      `${idOf.get(list.call)}.pages`,
      'read',
      `分页相加、不重不漏${list.time ? '、由新到旧' : ''} · pages add up`,
      async ({ site }) => walk(site, list),
    ),
  ),
  law('bet.totals', 'read', '投注汇总 = 记录之数 · totals count the records', async ({ site }) => {
    const totals = done('bet.betRecordTotal', await as(site, 'vip5', bet.betRecordTotal, {}))
    const { total } = done('bet.betRecordList', await as(site, 'vip5', bet.betRecordList, { pageSize: 1 }))
    const { count: stood, refusedCount } = totals
    same(
      'bet.betRecordTotal.response.count',
      '+ refusedCount = betRecordList.total',
      total,
      stood + refusedCount,
    )
    const sum = totals.byCategory.reduce((all, { count }) => all + count, 0)
    same('bet.betRecordTotal.response.byCategory', '各类之和 = 总数 · categories add up', totals.count, sum)
  }),
  law(
    'letter.read',
    'write',
    '读一封少一封未读；删了就没有 · a letter read counts no more',
    async ({ site }) => {
      const unread = async () =>
        Object.values(
          done('letter.getUnreadForType', await as(site, 'vip5', letter.getUnreadForType, {})),
        ).reduce((a, b) => a + b, 0)
      const count = await unread()
      const { records, total } = done(
        'letter.list',
        await as(site, 'vip5', letter.list, { unreadOnly: true }),
      )
      same('letter.list.response.total', '未读的数目 = 各类未读之和 · the counts add up', count, total)
      const [first] = records
      holds('letter.list.response.records', '有未读的信 · one is unread', first !== undefined, total)
      same(
        'letter.read.response.read',
        '已读 · is read',
        true,
        done('letter.read', await as(site, 'vip5', letter.read, { id: first!.id })).read,
      )
      same('letter.getUnreadForType.response', '少一 · one less', count - 1, await unread())
      done('letter.remove', await as(site, 'vip5', letter.remove, { ids: [first!.id] }))
      await site.advance(2)
      ended('letter.read', 'NOT_FOUND', await as(site, 'vip5', letter.read, { id: first!.id }))
      done('letter.onekeyRead', await as(site, 'vip5', letter.onekeyRead, {}))
      same('letter.getUnreadForType.response', '全部已读 · all are read', 0, await unread())
    },
  ),
  law(
    'feedback.kept',
    'write',
    '反馈：写了在列，删了没有，别人看不到 · kept, own, gone when deleted',
    async ({ site }) => {
      const words = { type: 'other', content: '希望首页可以记住我上次选择的球类' } as const
      const token = await site.as('vip5')
      const [first, second] = await sentTwice(() => site.call(feedback.addFeedBack, words, { token }))
      const { id } = done('feedback.addFeedBack', first)
      ended('kit.effect.write.equal', 'FREQUENT_SUBMISSION', second)
      const { records } = done(
        'feedback.getFeedBackList',
        await as(site, 'vip5', feedback.getFeedBackList, {}),
      )
      same('feedback.getFeedBackList.response.records', '最新的在前 · the newest first', id, records[0]?.id)
      const info = done('feedback.getFeedbackInfo', await as(site, 'vip5', feedback.getFeedbackInfo, { id }))
      same('feedback.getFeedbackInfo.response.content', '= 写的 · as written', words.content, info.content)
      ended(
        'feedback.getFeedbackInfo',
        'NOT_FOUND',
        await as(site, 'vip10', feedback.getFeedbackInfo, { id }),
      )
      done('feedback.delFeedback', await as(site, 'vip5', feedback.delFeedback, { ids: [id] }))
      ended('feedback.getFeedbackInfo', 'NOT_FOUND', await as(site, 'vip5', feedback.getFeedbackInfo, { id }))
    },
  ),
  law(
    'game.collected',
    'write',
    '收藏：加了在列，取消就没有 · a favourite is listed until it is taken out',
    async ({ site }) => {
      const { records } = done('game.gameList', await site.call(game.gameList, { category: 'DZ' }))
      const { enName, gameCode } = records[0]!
      const mine = async () =>
        done(
          'game.gameList',
          await as(site, 'vip5', game.gameList, { type: 'collection', pageSize: 100 }),
        ).records.some((each) => each.gameCode === gameCode)
      done('game.addCollection', await as(site, 'vip5', game.addCollection, { enName, gameCode }))
      same('game.gameList.response.records', '收藏里有 · is among them', true, await mine())
      done('game.removeCollection', await as(site, 'vip5', game.removeCollection, { enName, gameCode }))
      same('game.gameList.response.records', '收藏里没有了 · is gone', false, await mine())
    },
  ),
  law('game.filtered', 'read', '按分类与词筛选 · filters keep what they say', async ({ site }) => {
    const { records } = done(
      'game.gameList',
      await site.call(game.gameList, { category: 'QP', pageSize: 50 }),
    )
    same(
      'game.gameList.response.records[].category',
      '只有 QP · QP alone',
      [],
      records.filter(({ category }) => category !== 'QP'),
    )
    const { name } = records[0]!
    const found = done('game.gameList', await site.call(game.gameList, { keyword: name })).records
    holds(
      'game.gameList.response.records[].name',
      `含“${name}” · has the word`,
      found.length > 0 && found.every((each) => each.name.includes(name)),
      found.map((each) => each.name),
    )
  }),
  law(
    'restraint.kept',
    'write',
    '自设限额：设了就在，超过就拒绝 · a limit is kept and holds',
    async ({ site }) => {
      done(
        'restraint.setMoneyLimit',
        await as(site, 'vip5', restraint.setMoneyLimit, { kind: 'deposit', limit: '200' }),
      )
      const { money } = done('restraint.info', await as(site, 'vip5', restraint.info, {}))
      const own = money.find(({ kind, span }) => kind === 'deposit' && span === 'day')
      same('restraint.info.response.money[].limit', '= 设定 · as set', '200.00', own?.limit)
      ended(
        'deposit.pay',
        'WARNING',
        await as(site, 'vip5', contract.deposit.pay, { typeCode: 'alipay', amount: '300' }),
      )
    },
  ),
  law(
    'member.kept',
    'write',
    '资料：改了就读得到，实名只能一次 · facts are kept, a name is given once',
    async ({ site }) => {
      const info = async () => done('member.info', await as(site, 'noname01', member.info, {}))
      done(
        'member.bindOther',
        await as(site, 'noname01', member.bindOther, { nickName: '小澄', realName: '甄实名' }),
      )
      const { nickName, realName } = await info()
      same('member.info.response.nickName', '= 设定 · as set', '小澄', nickName)
      same('member.info.response.realName', '脱敏 · masked', '甄**', realName)
      ended(
        'member.bindOther',
        'WARNING',
        await as(site, 'noname01', member.bindOther, { realName: '甄改名' }),
      )
    },
  ),
  law(
    'member.masked',
    'read',
    '资料脱敏，明文一次一项且只给本人 · facts are masked, told in clear one by one',
    async ({ site }) => {
      const info = done('member.info', await as(site, 'vip5', member.info, {}))
      const { phone, email, realName } = await site.account('vip5')
      const text = JSON.stringify(info)
      for (const secret of [phone, email, realName])
        holds('member.info.response', '不含明文 · nothing in clear', !text.includes(secret), '…')
      for (const [key, value] of Object.entries({ phone, email, realName }) as ['phone', string][]) {
        const told = done(
          'site.singleDataDecryption',
          await as(site, 'vip5', pages.singleDataDecryption, { key }),
        )
        same('site.singleDataDecryption.response.value', '= 账号的 · the account’s own', value, told.value)
      }
    },
  ),
  law(
    'card.usual',
    'write',
    '默认账户只有一个，设谁是谁 · one account is the usual one',
    async ({ site }) => {
      const { bank } = done(
        'card.queryMemberBanksInfoList',
        await as(site, 'vip5', card.queryMemberBanksInfoList, {}),
      )
      for (const { id } of bank.toReversed()) {
        done('card.bankCardSetDefault', await as(site, 'vip5', card.bankCardSetDefault, { id }))
        const now = done(
          'card.queryMemberBanksInfoList',
          await as(site, 'vip5', card.queryMemberBanksInfoList, {}),
        )
        const usual = now.bank.filter(({ isDefault }) => isDefault).map((each) => each.id)
        same(
          'card.queryMemberBanksInfoList.response.bank[].isDefault',
          '只有设定的那张 · the one that was set',
          [id],
          usual,
        )
      }
    },
  ),
]
