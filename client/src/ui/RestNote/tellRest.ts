import type { Restraint } from '@app/contract/restraint/restraint'
import { endText, restText } from '../../i18n/rest.ts'
import { bus } from '../../lib/bus.ts'

/** What was pressed stays shut: why, until when, and where breaks are told in full. */
export const tellRest = ({ kind, until }: NonNullable<Restraint['rest']>, details: string): void =>
  bus.emit('showDialog', {
    msg: restText('closed', { what: restText(kind), time: endText(until) }),
    isShowCancel: true,
    cancelText: restText('known'),
    sureText: restText('details'),
    sureTo: details,
  })
