import { contract } from '@app/contract'
import { MESSAGE_ID } from '@app/contract/chat/messageIds'
import { passesLuhn } from '@app/contract/rules/money/bankCard'
import { isErc20Address, isTrc20Address } from '@app/contract/rules/money/coinAddress'
import { STATUS } from '@app/contract/kit/status'
import { expect, it } from 'vitest'
import { figure } from '../../sample.ts'
import { openVocabulary } from '../../../mock-server/src/dual/keep/vocabulary.ts'
import { PEOPLE, type Person, VALUES } from './personal.data.ts'
import { sideBySide } from './sideBySide.ts'

const nested = (value: unknown, depth: number): string =>
  depth === 0 ? JSON.stringify(value) : JSON.stringify({ payload: nested(value, depth - 1) })
const spaced = (digits: string) => digits.replaceAll(/(\d{4})(?=\d)/g, '$1 ')

/** An answer of the profile in which somebody's values stand wherever a backend might put them. */
const profileWith = (data: Record<string, unknown>, person: Person, n: number): unknown => ({
  ...data,
  name: person.wechat,
  nickName: person.name,
  realName: person.name,
  phone: n % 2 ? person.phone : `+86${person.phone}`,
  email: person.email,
  qq: person.qq,
  weChat: person.wechat,
  address: person.address,
  lastLoginPlace: `${person.ip} / ${person.ip6}`,
  // What the contract doesn't know.
  greeting: `尊敬的${person.name}先生，您尾号${person.card.slice(-4)}的银行卡${spaced(person.card)}已绑定`,
  support: `请致电 ${person.phone.slice(0, 3)}-${person.phone.slice(3, 7)}-${person.phone.slice(7)} 或写信至 ${person.email}。`,
  note: nested({ holder: person.latin, to: [person.coin, person.ether] }, n % 3),
  link: `https://pay.example.com/u/${encodeURIComponent(person.name)}/${person.phone}?token=${person.token}&name=${encodeURIComponent(person.latin)}#ip=${person.ip}`,
  query: `qq=${person.qq}&wx=${person.wechat}&addr=${encodeURIComponent(person.address)}`,
  [person.phone]: person.token,
  uid: Number(person.qq),
  mobile: Number(person.phone),
})

it('of 500 planted personal values none is left in a kept scene', async () => {
  const messages: string[] = []
  let at = 0
  const both = sideBySide(2, (going) => {
    if (going.path !== contract.member.info.path) return going
    const envelope = JSON.parse(going.text)
    if (!envelope.data) return going
    const person = PEOPLE[at % PEOPLE.length]!
    envelope.data = profileWith(envelope.data, person, at++)
    envelope.message = `${person.name}（${person.latin}）您好，令牌 ${person.token}，来自 ${person.ip}`
    return { ...going, text: JSON.stringify(envelope) }
  })
  await both.evening('vip5')
  const { token } = (await both.ask(contract.auth.login, both.credentials('vip10')))!
  for (const person of PEOPLE) {
    await both.ask(contract.member.info, {}, token)
    await both.ask(contract.card.bankCardAdd, { bankCode: 'X', cardNo: person.card }, token)
    await both.ask(
      contract.card.vCurrencyAdd,
      { currency: 'USDT', network: 'TRC20', address: person.coin, alias: person.name },
      token,
    )
    await both.ask(
      contract.feedback.addFeedBack,
      { type: 'other', content: `我是${person.name}，电话${person.phone}，地址 ${person.address}` },
      token,
    )
    await both.ask(
      contract.member.bindOther,
      { realName: person.latin.replace(' ', '·'), qq: person.qq, weChat: person.wechat },
      token,
    )
    for (const [msgId, does] of [
      [MESSAGE_ID.sendMessage, 'down'],
      [MESSAGE_ID.notification, 'down'],
      [MESSAGE_ID.memberLogin, 'up'],
    ] as const)
      messages.push(
        JSON.stringify({
          msgId,
          msgData: {
            msg: `${person.name}: 加我 ${person.wechat} ${person.phone}`,
            nickName: person.latin,
            token: person.token,
            content: person.address,
          },
        }) + does,
      )
  }
  await both.frames(
    messages.map((text) => ({
      does: text.endsWith('up') ? 'up' : 'down',
      text: text.replace(/(?:up|down)$/, ''),
    })),
  )
  const scene = both.desk.keep({ name: 'kept', at: 0 })
  expect(VALUES.length).toBeGreaterThanOrEqual(500)
  expect(JSON.parse(scene).frames).toBeGreaterThan(100)
  const spelled = (value: string) => [value, encodeURIComponent(value), spaced(value), value.toLowerCase()]
  const left = VALUES.filter((value) => spelled(value).some((text) => scene.includes(text)))
  figure(`planted personal values: ${left.length} of ${VALUES.length} left in the kept scene`)
  expect(left).toEqual([])

  // One value, one replacement, wherever it stands.
  const entries = JSON.parse(scene).entries as { path?: string; answer: unknown }[]
  const profiles = entries.filter(
    ({ path, answer }) => path === contract.member.info.path && (answer as { data: unknown }).data,
  )
  const shown = profiles.map(({ answer }) => (answer as { data: Record<string, string> }).data)
  expect(shown.length).toBeGreaterThanOrEqual(PEOPLE.length)
  for (const data of shown) expect(data['greeting']).toContain(data['realName'])
  expect(new Set(shown.slice(-PEOPLE.length).map(({ realName }) => realName)).size).toBe(
    new Set(PEOPLE.map(({ name }) => name)).size,
  )
  // Nothing of it can be used.
  for (const [digits] of scene.matchAll(/(?<![\w-])\d{15,19}(?![\w-])/g))
    expect(passesLuhn(digits)).toBe(false)
  for (const [address] of scene.matchAll(/T[1-9A-HJ-NP-Za-km-z]{33}/g))
    expect(isTrc20Address(address)).toBe(false)
  for (const [address] of scene.matchAll(/0x[0-9a-fA-F]{40}/g)) expect(isErc20Address(address)).toBe(false)
  both.close()
})

it('leaves the documented words of a code as they are', () => {
  const vocabulary = openVocabulary()
  expect(vocabulary.has(STATUS.SYSTEM_ABNORMAL.message)).toBe(true)
  expect(vocabulary.has('张远航')).toBe(false)
})
