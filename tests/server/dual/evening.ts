import { contract } from '@app/contract'
import type { AnyEndpoint, ArgInput, Data } from '@app/contract/kit/endpoint'
import { passwordHash } from '@app/contract/rules/account/passwordHash'
import { CAST_PASSWORD } from '@app/seeds/people'

/** Asks as somebody; undefined where it was refused. */
export type Ask = <E extends AnyEndpoint>(
  endpoint: E,
  body?: ArgInput<E>,
  token?: string,
) => Promise<Data<E> | undefined>

const { site, auth, member, vip, feedback, letter, promotion, deposit, withdraw, card } = contract
const { wallet, venue, game, sport, bet, restraint, chat, captcha } = contract
const CATEGORY = 'TY'

/** A visitor looks around, a member plays, pays and reads: what the client asks on such an evening. */
export const evening = async (ask: Ask, name = 'vip5'): Promise<void> => {
  await ask(site.preInfo)
  await ask(site.navigationList)
  await ask(site.sponsorContent)
  await ask(site.queryNoticeListByPage, { pageNum: 1, pageSize: 10 })
  await ask(site.getMyDiscountAd)
  await ask(site.onlinecustomservice)
  await ask(site.queryCountryArea)
  await ask(captcha.kaptchcate, { name, password: passwordHash(CAST_PASSWORD), ktype: 4 })
  await ask(captcha.defaultKaptcha)
  const login = await ask(auth.login, { name, password: passwordHash(CAST_PASSWORD) })
  const token = login?.token ?? ''
  const as = <E extends AnyEndpoint>(endpoint: E, body?: ArgInput<E>) => ask(endpoint, body, token)
  await as(member.info, { isPop: 1 })
  await as(member.info)
  await as(member.avatarList)
  await as(vip.memberGradeConfigList)
  await as(vip.memberGradeInfoByGrade, { grade: 5 })
  await as(vip.getGameFanshuiHighLow)
  await as(vip.vipWeekInfo)
  await as(vip.welfareList)
  await as(letter.getUnreadForType)
  const letters = await as(letter.list, { pageNum: 1, pageSize: 10 })
  const [first] = letters?.records ?? []
  if (first) await as(letter.read, { id: first.id })
  await as(promotion.config, {})
  await as(promotion.topGiftList)
  await as(promotion.exchangeRecord, { pageNum: 1, pageSize: 10 })
  await as(wallet.getBalance, { withLockMoney: 1 })
  const types = await as(deposit.types)
  const type = types?.find(({ kind }) => kind !== 'bank') ?? types?.[0]
  if (type) {
    const order = await as(deposit.pay, {
      typeCode: type.code,
      amount: '200',
      ...(type.channels[0] ? { channelId: type.channels[0].id } : {}),
    })
    if (order) {
      await as(deposit.getDepositOrderStatus, { orderNo: order.orderNo })
      await as(deposit.closeOrder, { orderNo: order.orderNo })
      await as(deposit.getDepositOrderStatus, { orderNo: order.orderNo })
    }
  }
  await as(deposit.getCustomerInfo)
  await as(wallet.queryDealRecord, { pageNum: 1, pageSize: 20 })
  await as(wallet.getTransferRate)
  await as(withdraw.baseCfg)
  await as(withdraw.withdrawInfo)
  await as(withdraw.usdtWithdrawInfo)
  await as(withdraw.withdrawOrderInfo, {})
  await as(card.queryMemberBanksInfoList)
  await as(card.withdrawAddList)
  await as(card.vCurrencyList)
  await as(venue.allBalance, {})
  const venues = await as(venue.getVenueInfoByCategory, { category: CATEGORY })
  const code = venues?.[0]?.channelCode
  if (code !== undefined) {
    await as(venue.transfer, { channelCode: code, amount: '50', ty: '1' })
    await as(venue.balance, { channelCode: code })
    await as(wallet.getBalance, { withLockMoney: 1 })
    await as(venue.recycle, {})
    await as(wallet.getBalance, { withLockMoney: 1 })
  }
  await as(game.gameList, { pageNum: 1, pageSize: 20 })
  await as(game.getBonusPools, {})
  await as(sport.hotMatches, {})
  const launched = await as(venue.launch, { enName: 'crty' })
  const common = { timestamp: 1, token: launched?.channel?.token ?? '', language: 'zh-cn', ip: '203.0.113.7' }
  const asked = (method: string, request: object) =>
    as(sport.resource, { enName: 'crty', method, request: { ...common, ...request } } as never)
  await asked('get_menu', {})
  await asked('get_league_list', { market: 'RB', sport: 'FT' })
  const list = (await asked('get_game_list', { market: 'RB', sport: 'FT', oddsType: 'H' })) as
    | { leagues: { games: { hgid: string }[] }[] }
    | undefined
  const hgid = list?.leagues[0]?.games[0]?.hgid
  if (hgid !== undefined) await asked('get_game_more', { hgid, oddsType: 'H' })
  await as(bet.betRecordTotal, {})
  await as(bet.betRecordList, { pageNum: 1, pageSize: 20 })
  await as(restraint.info)
  await as(restraint.history, { days: 30 })
  await as(feedback.unreadNum)
  await as(feedback.getFeedBackList, { pageNum: 1, pageSize: 10 })
  await as(feedback.addFeedBack, {
    type: 'other',
    content: '夜间模式很好用，希望也能在体育频道里使用，谢谢。',
  })
  await as(feedback.getFeedBackList, { pageNum: 1, pageSize: 10 })
  await as(feedback.querySiteDepositRewardConfigList)
  await ask(chat.history, { rid: 'lobby', pageNum: 1, pageSize: 20 })
  await as(member.jwt)
  await as(auth.logout)
  await as(member.info)
  await ask(auth.login, { name: 'nobody77', password: passwordHash('wrong-one1') })
  await ask(auth.login, { name, password: passwordHash('wrong-one1') })
  await ask(auth.login, { name, password: passwordHash('wrong-one1') })
}
