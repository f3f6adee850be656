import { contract } from '@app/contract'
import { catalogue } from '@app/contract/control/catalogue'
import { COMMON_REFUSALS, flatten } from '@app/contract/kit/endpoint'
import { STATUS, type StatusName } from '@app/contract/kit/status'
import { CAUSES } from '@app/seeds/causes.data'
import type { ControlPart } from './control.ts'

export const catalogueControl: ControlPart = (serve) => {
  const endpoints = flatten(contract).map(({ id, slice, endpoint }) => ({
    id,
    slice,
    method: endpoint.method,
    path: endpoint.path,
    aliases: endpoint.aliases ?? [],
    auth: endpoint.auth,
    summary: endpoint.summary,
    codes: ['SUCCESS', ...endpoint.refusals].map((name) => STATUS[name as keyof typeof STATUS].code),
    addition: endpoint.addition ?? null,
  }))
  const codes = Object.entries(STATUS).map(([name, { code, http, message }]) => ({
    code,
    name,
    http,
    message,
    common: (COMMON_REFUSALS as readonly string[]).includes(name),
    endpoints: endpoints.filter((endpoint) => endpoint.codes.includes(code)).map(({ id }) => id),
    natural: CAUSES[name as StatusName].natural,
    steps: CAUSES[name as StatusName].steps ?? [],
    client: CAUSES[name as StatusName].client,
    force: CAUSES[name as StatusName].force,
  }))
  serve(catalogue.endpoints, () => ({ endpoints }))
  serve(catalogue.codes, () => ({ codes }))
}
