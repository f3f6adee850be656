import { z } from 'zod'
import { Link, Switch, text, Time } from '../kit/fields.ts'

/** Site settings (U-SET-01): switches are the strings '0' and '1'. */
export const SiteBaseConfig = z
  .object({
    title: text(60),
    brandName: text(30),
    siteId: text(20),
    h5DomainUrl: Link.meta({ description: '移动站地址，空为不跳转' }),
    safeSwitch: Switch,
    editionDisabled: Switch,
    depositDisabled: Switch,
    gameOpenFlag: Switch.meta({ description: "'1' 在站内打开游戏" }),
    maintenance: Switch,
    demo: Switch.meta({ description: "'1' 演示环境：显示虚拟金额标记" }),
    slider: z.enum(['builtin', 'provider']).meta({ description: '滑块验证的来源' }),
    currency: text(8),
    minAge: z.int().min(18),
  })
  .meta({ id: 'SiteBaseConfig' })
export type SiteBaseConfig = z.output<typeof SiteBaseConfig>

export const PreInfo = z
  .object({
    ip: text(45),
    region: text(40),
    siteBaseConfig: SiteBaseConfig,
    serverTime: Time.meta({ description: '服务器时间：客户端的时钟以它为准' }),
    regionWarning: text(200).meta({ description: '6032 时的提示，其余为空' }),
  })
  .meta({ id: 'PreInfo' })
export type PreInfo = z.output<typeof PreInfo>
