import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fromBase64url, toBase64url } from './base64url.ts'
import {
  CipherError,
  blobs,
  openAnswer,
  openBlobs,
  openRequest,
  openText,
  sealAnswer,
  sealRequest,
  sealText,
  sealedText,
} from './cipher.ts'

const parts = { siteId: '1001', requestId: '7f6b0c1e' }
const anyText = fc.string({ unit: 'binary' })
const anyJson = fc.jsonValue({ noUnicodeString: false })
const sameIv = (length: number) => new Uint8Array(length).fill(9)

test('an envelope sealed as text is the same as sealed as a value', () => {
  fc.assert(
    fc.property(anyJson, (value) => {
      const json = JSON.stringify(value)
      expect(sealedText(json, parts, sameIv)).toBe(
        JSON.stringify(sealAnswer(JSON.parse(json), parts, sameIv)),
      )
    }),
  )
})

describe('texts', () => {
  test('any text comes back', () => {
    fc.assert(fc.property(anyText, (text) => openText(sealText(text, parts), parts) === text.toWellFormed()))
    expect(openText(sealText('\uFEFF澄湾𠮷', parts), parts)).toBe('\uFEFF澄湾𠮷')
  })
  test('the bytes agree with the platform’s AES-CBC', async () => {
    const bytes = fromBase64url(sealText('澄湾', parts))
    const digest = await crypto.subtle.digest(
      'SHA-256',
      new TextEncoder().encode('10017f6b0c1echengwan-web-1'),
    )
    const key = await crypto.subtle.importKey('raw', digest.slice(0, 16), 'AES-CBC', false, ['decrypt'])
    const plain = await crypto.subtle.decrypt(
      { name: 'AES-CBC', iv: bytes.slice(0, 16) },
      key,
      bytes.slice(16, -8),
    )
    expect(new TextDecoder().decode(plain)).toBe('澄湾')
  })
  test('equal texts differ sealed, unless the caller brings its own random bytes', () => {
    expect(sealText('a', parts)).not.toBe(sealText('a', parts))
    expect(sealText('a', parts, sameIv)).toBe(sealText('a', parts, sameIv))
  })
  test('one changed bit anywhere is caught', () => {
    fc.assert(
      fc.property(anyText, fc.nat(), fc.integer({ min: 0, max: 7 }), (text, place, bit) => {
        const bytes = fromBase64url(sealText(text, parts))
        const at = place % bytes.length
        bytes[at] = (bytes[at] ?? 0) ^ (1 << bit)
        expect(() => openText(toBase64url(bytes), parts)).toThrow(CipherError)
      }),
    )
  })
  test('one other letter, a cut and an addition are caught', () => {
    fc.assert(
      fc.property(anyText, fc.nat(), fc.constantFrom('A', 'z', '-', '=', '中'), (text, place, letter) => {
        const blob = sealText(text, parts)
        const at = place % blob.length
        const changed = [blob.slice(0, at), blob + letter, letter + blob]
        if (blob[at] !== letter) changed.push(blob.slice(0, at) + letter + blob.slice(at + 1))
        for (const wrong of changed) expect(() => openText(wrong, parts)).toThrow(CipherError)
      }),
    )
  })
  test('another site or request cannot open it', () => {
    const blob = sealText('secret', parts)
    expect(() => openText(blob, { ...parts, siteId: '1002' })).toThrow(CipherError)
    expect(() => openText(blob, { ...parts, requestId: '' })).toThrow(CipherError)
  })
  test('garbage of any kind is a CipherError', () => {
    fc.assert(
      fc.property(fc.anything(), (garbage) => {
        expect(() => openText(garbage, parts)).toThrow(CipherError)
        expect(() => openBlobs(garbage, parts)).toThrow(CipherError)
      }),
    )
    expect(() => sealText('a', parts, () => new Uint8Array(3))).toThrow(CipherError)
  })
  test('a megabyte is no trouble', () => {
    const text = '湾'.repeat(350_000)
    expect(openText(sealText(text, parts), parts)).toBe(text)
  })
})

describe('tt and xx', () => {
  test('time and address come back, the empty address too', () => {
    fc.assert(
      fc.property(fc.nat({ max: 2 ** 42 }), fc.oneof(fc.ipV4(), fc.ipV6(), fc.constant('')), (now, ip) => {
        expect(openBlobs(blobs({ now, ip }, parts), parts)).toEqual({ now, ip })
      }),
    )
  })
  test('what is no time or no address is refused', () => {
    const good = blobs({ now: 1, ip: '192.0.2.1' }, parts)
    for (const time of ['', '-1', '1.5', 'NaN', '1e3', '9'.repeat(16)]) {
      expect(() => openBlobs({ ...good, tt: sealText(time, parts) }, parts)).toThrow(CipherError)
    }
    expect(() => openBlobs({ ...good, xx: sealText('x'.repeat(46), parts) }, parts)).toThrow(CipherError)
    expect(() => openBlobs({ tt: good.tt }, parts)).toThrow(CipherError)
    expect(() => openBlobs({}, parts)).toThrow(CipherError)
  })
})

describe('safe switch', () => {
  const path = '/fd/api/v1/withdraw/new'

  test('path and body come back, and neither shows outside', () => {
    fc.assert(
      fc.property(anyJson, (body) => {
        const sealed = sealRequest({ path, body }, parts)
        expect(sealed.path).toMatch(/^\/fd\/api\/v1\/sec\/[A-Za-z0-9_-]+$/)
        expect(Object.keys(sealed.body)).toEqual(['d'])
        expect(openRequest(sealed, parts)).toEqual({
          path,
          body: JSON.parse(JSON.stringify(body)),
          text: JSON.stringify(body),
        })
      }),
    )
  })
  test('a call without a body sends an empty object', () => {
    expect(openRequest(sealRequest({ path }, parts), parts).body).toEqual({})
  })
  test('any envelope comes back', () => {
    fc.assert(
      fc.property(anyJson, (data) => {
        const envelope = JSON.parse(JSON.stringify({ status_code: 6000, data, message: '成功' }))
        expect(openAnswer(sealAnswer(envelope, parts), parts)).toEqual(envelope)
      }),
    )
  })
  test('only the area outside may be called inside, and nothing is sealed twice', () => {
    const { body } = sealRequest({ path }, parts)
    for (const inner of ['/site/api/v1/user/login', '/fd', '', 'x', '/fd/api/v1/sec/abc']) {
      const outer = `/fd/api/v1/sec/${sealText(inner, parts)}`
      expect(() => openRequest({ path: outer, body }, parts)).toThrow(CipherError)
    }
    expect(() => sealRequest({ path: '/fd/api/v1/sec/abc' }, parts)).toThrow(CipherError)
    expect(() => sealRequest({ path: '/nowhere' }, parts)).toThrow(CipherError)
  })
  test('garbage is a CipherError on every side', () => {
    const sealed = sealRequest({ path }, parts)
    fc.assert(
      fc.property(fc.anything(), fc.string(), (garbage, word) => {
        expect(() => openAnswer(garbage, parts)).toThrow(CipherError)
        expect(() => openAnswer({ d: garbage }, parts)).toThrow(CipherError)
        expect(() => openRequest({ path: sealed.path, body: garbage }, parts)).toThrow(CipherError)
        expect(() => openRequest({ path: word, body: sealed.body }, parts)).toThrow(CipherError)
      }),
    )
    expect(() => openAnswer({ d: sealText('{', parts) }, parts)).toThrow(CipherError)
    expect(() => openRequest({ path, body: sealed.body }, parts)).toThrow(CipherError)
    const loop: Record<string, unknown> = {}
    loop['self'] = loop
    for (const body of [loop, 1n, () => 1])
      expect(() => sealRequest({ path, body }, parts)).toThrow(CipherError)
    expect(() => sealAnswer(undefined, parts)).toThrow(CipherError)
  })
})
