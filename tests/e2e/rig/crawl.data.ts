import { encodeGameInfo } from '../../../client/src/lib/gameInfo.ts'
import { PAGES } from '../../../client/src/pages.ts'
import { type RouteName, to } from '../../../client/src/paths.ts'

/** Values for the parameters of addresses: activities of the catalogue, a card of the cast, a venue's page. */
const IDS: Partial<Record<RouteName, string>> = {
  activityRacePage: '101',
  activityLandPage: '102',
  firstDeposit: '103',
  againDeposit: '104',
  newTask: '105',
  drawGift: '106',
  signGift: '107',
  bettingGift: '109',
  accountManage: '1',
}

export const MEMBER = 'vip5'
/** What people gave: it is shown as they gave it. */
export const THEIRS = [MEMBER, 'TDEMoC', '湾畔老张', '张远航', '张**']

const addressOf = (name: RouteName, origin: string): string => {
  if (name === 'game')
    return to('game', {
      info: encodeGameInfo({ url: `${origin}/mock/venue/CWZR`, enName: 'cwzr', name: 'VIP' }),
    })
  if (name === 'localSport') return to('localSport', { enName: 'crty' })
  if (name === 'redirectPath') return '/redirect/mine/vip'
  return to(name as 'signGift', { id: IDS[name] ?? '' }).replace(/[?&]id=$/, '')
}

/** Every route of the site with an address that opens it. */
export const addresses = (origin: string): { name: RouteName; path: string }[] =>
  (Object.keys(PAGES) as RouteName[]).map((name) => ({ name, path: addressOf(name, origin) }))

/** Latin words that Chinese texts carry as they are: units, codes, names of systems and of this brand. */
const WORDS =
  'VIP APP App iPhone iPad GMT USDT USDC BTC ETH TRC20 ERC20 TRC ERC CHENGWAN QR ID iOS Android Windows Mac Chrome Edge Firefox Safari CNY RMB USD URL CSV PNG JPG JPEG PDF MB KB kB HK EU MY IN OT Wi-Fi WiFi DNS HTTPS HTTP https http www IP cookie Cookie U21 U23 TV PC AI HH MM ET VAR pk PK Ctrl Tab Enter Esc FAQ RTP vs VS K WEBP GIF macOS Linux'
export const LATIN = new Set(WORDS.split(' '))

/** Characters that both scripts have. */
export const SHARED = new Set(
  '后里台只干云系于余准才托制别占冲游局群秋布面板松谷征斗卷姜范胜注表采升吃床洒向复了伙朱志佣并症舍折几周岳岩仇曲松致御吁沈辟回合历',
)
