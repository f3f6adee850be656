import { gcm } from '@noble/ciphers/aes.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { clock } from '../clock.ts'
import { stored } from './storage.ts'

export interface Credential {
  username: string
  password: string
}

/** U-LS-02: thirty days from the timestamp. */
const LIFE_MS = 30 * 86_400_000
const NONCE_BYTES = 12

const deviceKey = (): Uint8Array => {
  const known = stored.read('deviceKey')
  if (/^[0-9a-f]{64}$/.test(known)) return hexToBytes(known)
  const made = crypto.getRandomValues(new Uint8Array(32))
  stored.write('deviceKey', bytesToHex(made))
  return made
}

/** Keeps username and password for thirty days, sealed with a key of this device (LS-08, LS-09). */
export const remember = (credential: Credential): void => {
  const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES))
  const sealed = gcm(deviceKey(), nonce).encrypt(utf8ToBytes(JSON.stringify(credential)))
  stored.write('rememberPwd', bytesToHex(nonce) + bytesToHex(sealed))
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
    if (!(clock.now() - at < LIFE_MS)) throw new RangeError('too old')
    const bytes = hexToBytes(text)
    const opened = gcm(deviceKey(), bytes.subarray(0, NONCE_BYTES)).decrypt(bytes.subarray(NONCE_BYTES))
    return JSON.parse(new TextDecoder().decode(opened)) as Credential
  } catch {
    forget()
    return undefined
  }
}
