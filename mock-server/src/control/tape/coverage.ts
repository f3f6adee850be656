import { contract } from '@app/contract'
import { catalogue } from '@app/contract/control/catalogue'
import { COMMON_REFUSALS, flatten } from '@app/contract/kit/endpoint'
import { STATUS, statusName } from '@app/contract/kit/status'
import type { ControlPart } from '../control.ts'

const endpoints = flatten(contract)
  .filter(({ endpoint }) => !endpoint.upgrade)
  .map(({ id, endpoint: { method, path, refusals } }) => ({
    id,
    method,
    path,
    /** By the endpoint's own declaration; what any call may answer counts as declared as well. */
    own: new Set<number>(['SUCCESS' as const, ...refusals].map((name) => STATUS[name].code)),
  }))
const COMMON = new Set<number>(COMMON_REFUSALS.map((name) => STATUS[name].code))

export const coverageControl: ControlPart = (serve, control) => {
  serve(catalogue.coverage, (c) => {
    const served = control.world(c).coverage.list()
    const shown = endpoints.map(({ own, ...endpoint }) => {
      const here = served.filter(({ path }) => path === endpoint.path)
      const codes = [...new Set([...own, ...here.map(({ code }) => code)])].toSorted((a, b) => a - b)
      return {
        ...endpoint,
        codes: codes.map((code) => {
          const { natural, forced } = here.find((one) => one.code === code) ?? { natural: 0, forced: 0 }
          const declared = own.has(code) || COMMON.has(code)
          return { code, name: statusName(code) ?? null, declared, common: !own.has(code), natural, forced }
        }),
      }
    })
    const pairs = shown.flatMap(({ codes }) => codes.filter(({ declared, common }) => declared && !common))
    return {
      endpoints: shown,
      declared: pairs.length,
      covered: pairs.filter(({ natural, forced }) => natural + forced > 0).length,
      served: served.reduce((sum, { natural, forced }) => sum + natural + forced, 0),
    }
  })
}
