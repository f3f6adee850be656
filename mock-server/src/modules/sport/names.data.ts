/** Characters that invented players and referees are named from. */
export const SURNAMES = [
  ...'王李张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗梁宋郑谢韩唐冯于董萧程曹袁邓许傅沈曾彭吕苏卢蒋蔡贾丁魏薛叶阎余潘杜戴夏钟汪田任姜范方石姚谭廖邹熊金陆郝孔白崔康毛邱秦江史顾侯邵孟龙万段',
]
export const GIVEN = [
  ...'文武明亮海涛鹏飞志远晨曦宇航浩然俊杰子轩立群国栋建华春晓安宁博雅承泽东升恩泽凡一峰岩冠霖光耀寒松嘉树景行凯旋乐天铭轩牧野南星启航若谷少川思齐天佑维桢希尧修远逸飞云舟正阳知行',
]
export const WEATHER = ['晴', '多云', '阴', '小雨', '微风', '夜场 晴', '夜场 多云']
/** Football lines up eleven, basketball five, with these roles. */
export const ROLES = {
  FT: ['门将', '左后卫', '中后卫', '中后卫', '右后卫', '后腰', '中前卫', '左边锋', '前腰', '右边锋', '中锋'],
  BK: ['控球后卫', '得分后卫', '小前锋', '大前锋', '中锋'],
} as const
