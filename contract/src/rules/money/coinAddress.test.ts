import { sha256 } from '@noble/hashes/sha2.js'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ADDRESS_FORMAT, ADDRESS_OTHER_NETWORK, ADDRESS_REQUIRED } from '../addedTexts.ts'
import { coinAddressError, isErc20Address, isTrc20Address } from './coinAddress.ts'

const BASE58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
// Addresses made here from any 20 bytes: no one's, and independent of the code under test (encode, not decode).
const account = fc.uint8Array({ minLength: 20, maxLength: 20 })
const tron = (bytes: Uint8Array, prefix = 0x41): string => {
  const payload = Uint8Array.of(prefix, ...bytes)
  const full = Uint8Array.of(...payload, ...sha256(sha256(payload)).subarray(0, 4))
  let value = BigInt(`0x${bytesToHex(full)}`)
  let text = ''
  for (; value > 0n; value /= 58n) text = BASE58[Number(value % 58n)] + text
  return text
}
const checksummed = (bytes: Uint8Array): string => {
  const digits = bytesToHex(bytes)
  const hash = bytesToHex(keccak_256(utf8ToBytes(digits)))
  return `0x${digits.replace(/[a-f]/g, (letter, at: number) => ('89abcdef'.includes(hash[at] ?? '') ? letter.toUpperCase() : letter))}`
}

describe('TRC20', () => {
  test('every well-made address is accepted', () => {
    fc.assert(fc.property(account, (bytes) => isTrc20Address(tron(bytes))))
  })
  test('one other character is caught by the checksum', () => {
    fc.assert(
      fc.property(
        account,
        fc.integer({ min: 1, max: 33 }),
        fc.integer({ min: 1, max: 57 }),
        (bytes, at, step) => {
          const good = tron(bytes)
          const other = BASE58[(BASE58.indexOf(good[at] ?? '') + step) % 58]
          expect(isTrc20Address(good.slice(0, at) + other + good.slice(at + 1))).toBe(false)
        },
      ),
    )
  })
  test('another prefix, length or letter is refused', () => {
    const good = tron(new Uint8Array(20).fill(7))
    for (const wrong of [
      '',
      good.slice(1),
      `${good}1`,
      good.replace('T', 't'),
      `${good.slice(0, -1)}0`,
      `${good}\n`,
    ]) {
      expect(isTrc20Address(wrong)).toBe(false)
    }
    expect(isTrc20Address('T'.repeat(34))).toBe(false)
  })
})

describe('ERC20', () => {
  // The examples that EIP-55 publishes.
  test.each([
    '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
    '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
    '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
  ])('%s passes, in one case too', (address) => {
    expect(isErc20Address(address)).toBe(true)
    expect(isErc20Address(address.toLowerCase())).toBe(true)
    expect(isErc20Address(`0x${address.slice(2).toUpperCase()}`)).toBe(true)
  })
  test('mixed case that is not the checksum is refused', () => {
    fc.assert(
      fc.property(account, fc.nat(), (bytes, pick) => {
        const good = checksummed(bytes)
        expect(isErc20Address(good)).toBe(true)
        const letters = [...good.matchAll(/[a-f]/gi)].map((match) => match.index)
        const at = letters[pick % Math.max(1, letters.length)]
        fc.pre(at !== undefined)
        const letter = good[at] ?? ''
        const flipped =
          good.slice(0, at) +
          (letter < 'a' ? letter.toLowerCase() : letter.toUpperCase()) +
          good.slice(at + 1)
        fc.pre(/[a-f]/.test(flipped) && /[A-F]/.test(flipped))
        expect(isErc20Address(flipped)).toBe(false)
      }),
    )
  })
  test.each([
    '0x',
    '5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    `0x${'1'.repeat(39)}`,
    `0x${'g'.repeat(40)}`,
    `0X${'1'.repeat(40)}`,
  ])('%s is refused', (address) => expect(isErc20Address(address)).toBe(false))
})

test('the other network gets a warning of its own', () => {
  const trc = tron(hexToBytes('11'.repeat(20)))
  const erc = `0x${'11'.repeat(20)}`
  expect(coinAddressError(trc, 'TRC20')).toBeNull()
  expect(coinAddressError(erc, 'ERC20')).toBeNull()
  expect(coinAddressError(erc, 'TRC20')).toBe(ADDRESS_OTHER_NETWORK)
  expect(coinAddressError(trc, 'ERC20')).toBe(ADDRESS_OTHER_NETWORK)
  expect(coinAddressError('x', 'TRC20')).toBe(ADDRESS_FORMAT)
  expect(coinAddressError('', 'ERC20')).toBe(ADDRESS_REQUIRED)
})
