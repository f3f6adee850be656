import { contract } from '@app/contract'
import { STATUS, statusName } from '@app/contract/kit/status'
import type { Site } from './backend.ts'
import { Unusable } from './http.ts'
import { told } from './strict.ts'

export const baseOf = (text: string | undefined): URL => {
  if (!text)
    throw new Unusable('请用 --base 说明被测后端的地址，例如 --base http://localhost:8787 · say --base')
  const base = URL.canParse(text) ? new URL(text) : undefined
  if (!base || !/^https?:$/.test(base.protocol))
    throw new Unusable(`--base 不是地址：${text}，例如 http://localhost:8787 · not an address`)
  return base
}

export interface Found {
  /** As the backend sees us. */
  ip: string
  sealed: boolean
}

const another = (what: string) =>
  new Unusable(
    `这里是另一种接口：${what}；请检查 --base 与契约的版本 · another contract is spoken here: check --base and the version`,
  )

/** Asks what the site says first to everybody: whether this is a backend of this contract, and on which terms. */
export const preflight = async (call: Site['call']): Promise<Found> => {
  const { preInfo } = contract.site
  const answer = await call(preInfo, {})
  const name = statusName(answer.status_code)
  if (name === undefined) throw another(told(answer.message || answer))
  if (name === 'ACCESS_DENIED')
    throw another(
      `preInfo 被拒绝（${answer.status_code}），tt、xx 或请求头的约定不同 · our headers or tt and xx are refused`,
    )
  if (name !== 'SUCCESS' && name !== 'REGION_WARNING')
    throw new Unusable(
      `后端现在不接待：${answer.status_code} ${answer.message} · it answers nobody now: ${STATUS[name].code}`,
    )
  const data = answer.data as { ip?: unknown; siteBaseConfig?: { safeSwitch?: unknown } } | null
  if (typeof data?.ip !== 'string' || typeof data.siteBaseConfig !== 'object')
    throw another(`preInfo 没有 ip 与 siteBaseConfig：${told(data)}`)
  return { ip: data.ip, sealed: data.siteBaseConfig.safeSwitch === '1' }
}
