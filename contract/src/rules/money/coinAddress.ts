import { sha256 } from '@noble/hashes/sha2.js'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { ADDRESS_FORMAT, ADDRESS_OTHER_NETWORK, ADDRESS_REQUIRED } from '../addedTexts.ts'

export const COIN_NETWORKS = ['TRC20', 'ERC20'] as const // U-FD-07
export type CoinNetwork = (typeof COIN_NETWORKS)[number]
/** The look of an address of either network; the checksum tells whether it is one. */
export const COIN_ADDRESS_PATTERN = /^(?:T[1-9A-HJ-NP-Za-km-z]{33}|0x[0-9a-fA-F]{40})$/

const BASE58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
const TRON_PREFIX = 0x41
const TRON_BYTES = 25
const CHECKSUM_BYTES = 4

const base58Bytes = (text: string): Uint8Array => {
  const value = [...text].reduce((sum, letter) => sum * 58n + BigInt(BASE58.indexOf(letter)), 0n)
  const bytes = new Uint8Array(TRON_BYTES)
  for (let at = TRON_BYTES - 1, rest = value; at >= 0; at -= 1, rest >>= 8n) bytes[at] = Number(rest & 0xffn)
  return bytes
}

/** T and 33 base58 characters whose last four bytes are the double SHA-256 of the others. */
export const isTrc20Address = (value: string): boolean => {
  if (!/^T[1-9A-HJ-NP-Za-km-z]{33}$/.test(value)) return false
  const bytes = base58Bytes(value)
  const sum = sha256(sha256(bytes.subarray(0, -CHECKSUM_BYTES)))
  return bytes[0] === TRON_PREFIX && bytes.subarray(-CHECKSUM_BYTES).every((byte, at) => byte === sum[at])
}

/** 0x and 40 hex digits; mixed case must be the checksum of EIP-55, one case carries none and is usable. */
export const isErc20Address = (value: string): boolean => {
  if (!/^0x[0-9a-fA-F]{40}$/.test(value)) return false
  const digits = value.slice(2)
  const lower = digits.toLowerCase()
  if (digits === lower || digits === digits.toUpperCase()) return true
  const hash = bytesToHex(keccak_256(utf8ToBytes(lower)))
  return [...lower].every(
    (letter, at) => digits[at] === (Number(`0x${hash[at]}`) >= 8 ? letter.toUpperCase() : letter),
  )
}

export const isCoinAddress = (value: string, network: CoinNetwork): boolean =>
  network === 'TRC20' ? isTrc20Address(value) : isErc20Address(value)

/** An address that another network would take gets a text of its own: coins sent there are lost. */
export const coinAddressError = (value: string, network: CoinNetwork): string | null => {
  if (value === '') return ADDRESS_REQUIRED
  if (isCoinAddress(value, network)) return null
  return COIN_NETWORKS.some((other) => isCoinAddress(value, other)) ? ADDRESS_OTHER_NETWORK : ADDRESS_FORMAT
}
