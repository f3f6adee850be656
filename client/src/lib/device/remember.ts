import { openText, sealText } from '@app/contract/kit/cipher'
import { REMEMBER_PASSWORD_MS } from '@app/contract/rules/limits'
import { bytesToHex } from '@noble/hashes/utils.js'
import { clock } from '../clock.ts'
import { stored } from './storage.ts'

export interface Credential {
  username: string
  password: string
}

/** A secret of this device, in place of the id of a call: without it nobody opens what it seals. */
const parts = (): Parameters<typeof sealText>[1] => {
  const known = stored.read('deviceKey')
  if (/^[0-9a-f]{64}$/.test(known)) return { siteId: '', requestId: known }
  const made = bytesToHex(crypto.getRandomValues(new Uint8Array(32)))
  stored.write('deviceKey', made)
  return { siteId: '', requestId: made }
}

/** Keeps username and password for thirty days, sealed with a key of this device (LS-08, LS-09). */
export const remember = (credential: Credential): void => {
  stored.write('rememberPwd', sealText(JSON.stringify(credential), parts()))
  stored.write('rememberPwdTime', String(clock.now()))
}

export const forget = (): void => {
  stored.remove('rememberPwd')
  stored.remove('rememberPwdTime')
}

/** The kept credential, or undefined when there is none, it is too old or it can't be opened (then it is dropped). */
export const remembered = (): Credential | undefined => {
  const text = stored.read('rememberPwd')
  if (!text) return undefined
  try {
    const at = Number(stored.read('rememberPwdTime'))
    if (!(clock.now() - at < REMEMBER_PASSWORD_MS)) throw new RangeError('too old')
    return JSON.parse(openText(text, parts())) as Credential
  } catch {
    forget()
    return undefined
  }
}
