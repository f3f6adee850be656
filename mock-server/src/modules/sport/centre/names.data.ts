import type { PlayedSport } from '@app/contract/sport/codes'

/** Characters that invented players and referees are named from. */
export const SURNAMES = [
  ...'王李张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗梁宋郑谢韩唐冯于董萧程曹袁邓许傅沈曾彭吕苏卢蒋蔡贾丁魏薛叶阎余潘杜戴夏钟汪田任姜范方石姚谭廖邹熊金陆郝孔白崔康毛邱秦江史顾侯邵孟龙万段',
]
export const GIVEN = [
  ...'文武明亮海涛鹏飞志远晨曦宇航浩然俊杰子轩立群国栋建华春晓安宁博雅承泽东升恩泽凡一峰岩冠霖光耀寒松嘉树景行凯旋乐天铭轩牧野南星启航若谷少川思齐天佑维桢希尧修远逸飞云舟正阳知行',
]
export const WEATHER = ['晴', '多云', '阴', '小雨', '微风', '夜场 晴', '夜场 多云']
/** Who lines up for a team, by sport; a single player is the side itself. */
const ELEVEN = [
  '门将',
  '左后卫',
  '中后卫',
  '中后卫',
  '右后卫',
  '后腰',
  '中前卫',
  '左边锋',
  '前腰',
  '右边锋',
  '中锋',
]
export const ROLES: Record<PlayedSport, readonly string[]> = {
  FT: ELEVEN,
  VF: ELEVEN,
  BK: ['控球后卫', '得分后卫', '小前锋', '大前锋', '中锋'],
  VB: ['二传', '接应', '主攻', '主攻', '副攻', '副攻', '自由人'],
  BS: ['投手', '捕手', '一垒手', '二垒手', '三垒手', '游击手', '左外野', '中外野', '右外野'],
  OP: ['门将', '左边锋', '左内卫', '中卫', '右内卫', '右边锋', '底线'],
  TN: [],
  TT: [],
  SK: [],
}
