import { h, icon } from './kit/dom.js'
import { signed, toCents } from './kit/money.js'
import { hashOf, verify } from './kit/proof.js'
import { proof } from './kit/session.js'
import { groupsText, namesOf, spinsText } from './proofText.js'

/**
 * @typedef {import('@app/contract/play/play').PlaySeeds} PlaySeeds
 * @typedef {import('@app/contract/play/play').PlayProof} PlayProof
 * @typedef {Awaited<ReturnType<typeof verify>>} Verified
 * @typedef {ReturnType<typeof namesOf>} Names
 */

const SHOWN_NUMBERS = 24
/** What each step is, once in a line. */
const STEPS = ['服务器种子没有换过', '种子与局号的 HMAC', '由字节得出的数', '按规则得出的结果']
const UNTOLD = '待公开'

/** @param {string} name @param {(string | Node)[]} value */
export const fact = (name, ...value) => [h('dt', {}, name), h('dd', {}, h('code', {}, ...value))]
/** To be copied. @param {string} name @param {string} value */
export const longFact = (name, value) => {
  const code = h('code', {}, value)
  const copy = h('button', { type: 'button', class: 'copy', 'aria-label': `复制${name}` }, icon('copy'))
  copy.addEventListener('click', () => {
    const select = () => getSelection()?.selectAllChildren(code)
    if (!('clipboard' in navigator)) return select()
    void navigator.clipboard.writeText(value).then(() => copy.replaceChildren('已复制'), select)
  })
  return [h('dt', {}, name), h('dd', { class: 'long' }, code, copy)]
}
const mark = (/** @type {boolean} */ isSame) =>
  h('b', { class: isSame ? 'win' : 'loss' }, isSame ? '✓ 一致' : '✗ 不一致')

const verdict = (/** @type {boolean} */ isSame) =>
  h('b', { class: isSame ? 'win' : 'loss' }, isSame ? '验证一致' : '验证不一致')

/** A card as small as its name. @param {Names} names @param {number | string} card */
const small = ({ value }, card) => {
  const text = String(value(card))
  return h('span', { class: /[♦♥]|大王/.test(text) ? 'small red' : 'small' }, text)
}
/** @param {Names} names @param {(number | string)[]} cards */
const smalls = (names, cards) => h('span', { class: 'smalls' }, ...cards.map((card) => small(names, card)))

/** @param {Names} names @param {[string, (number | string)[]][]} groups */
const handsOf = (names, groups) =>
  groups.flatMap(([key, cards]) => [h('dt', {}, names.owner(key)), h('dd', {}, smalls(names, cards))])

/** Who was dealt what, one after the other; what somebody got at once stands together. @param {Names} names @param {Verified['dealt']} dealt */
const orderOf = (names, dealt) => {
  /** @type {{ key: string, cards: number[] }[]} */
  const runs = []
  for (const { key, card } of dealt) {
    const last = runs.at(-1)
    if (last?.key === key) last.cards.push(card)
    else runs.push({ key, cards: [card] })
  }
  return h(
    'details',
    { class: 'order' },
    h('summary', {}, `发牌次序，共 ${dealt.length} 张`),
    h(
      'p',
      {},
      ...runs.map(({ key, cards }) =>
        h('span', { class: 'run' }, `${names.owner(key)} `, smalls(names, cards)),
      ),
    ),
  )
}

/** The plays of the hands, and what they win by each group of spots. @param {PlayProof} round @param {Names} names @param {NonNullable<Verified['game']>} game */
const playedOf = ({ setting }, names, { own, said, isSame }) => {
  const { spots } = /** @type {import('@app/contract/play/outcomes').SpreadSetting} */ (setting)
  const wonOf = (/** @type {string[]} */ won, /** @type {string} */ group) =>
    spots.find((spot) => spot.group === group && won.includes(spot.on))?.label ?? '无'
  const rows = [...new Set(spots.map(({ group }) => group))].map((group) => {
    const [counted, told] = [wonOf(own.won, group), wonOf(said.won, group)]
    return [h('dt', {}, group), h('dd', {}, `算出：${counted}，服务器：${told} `, mark(counted === told))]
  })
  return [
    h(
      'dl',
      {},
      h('dt', {}, '出牌'),
      h('dd', {}, `算出：${own.plays.length} 手，服务器：${said.plays.length} 手 `, mark(isSame.plays)),
      ...rows.flat(),
    ),
    h(
      'ol',
      { class: 'runs', 'aria-label': '由手牌算出的出牌' },
      ...own.plays.map(({ key, cards }) =>
        h('li', { class: 'run' }, `${names.owner(key)} `, smalls(names, cards)),
      ),
    ),
  ]
}

/** @param {PlayProof} round @param {Verified} verified */
const resultOf = (round, verified) => {
  const { own, said, dealt, game, isDrawn } = verified
  const names = namesOf(round)
  if (dealt.length === 0)
    return [
      h(
        'dl',
        {},
        ...fact('自己算出', groupsText(names, own)),
        ...fact('服务器', groupsText(names, said)),
        ...(round.kind === 'slot' ? fact('转出的图案', spinsText(round)) : []),
      ),
    ]
  return [
    h('p', { class: 'soft' }, isDrawn ? '自己算出的牌，与服务器给出的每张相同：' : '自己算出的牌：'),
    h('dl', { class: 'hands-told' }, ...handsOf(names, own)),
    ...(isDrawn
      ? []
      : [
          h('p', { class: 'soft' }, '服务器给出的牌：'),
          h('dl', { class: 'hands-told' }, ...handsOf(names, said)),
        ]),
    orderOf(names, dealt),
    ...(game ? playedOf(round, names, game) : []),
  ]
}

/** @param {number} at @param {Node} told what it came to @param {...(Node | string | false)} body nothing while it can't be counted */
const step = (at, told, ...body) =>
  h(
    'li',
    {},
    body.length === 0
      ? h('p', { class: 'step' }, STEPS[at], told)
      : h('details', {}, h('summary', { class: 'step' }, STEPS[at], told), ...body),
  )

/** Why a round can't be counted yet, if so. @param {PlayProof} round @param {PlaySeeds} all @param {boolean} isRevealed */
const reasonOf = (round, all, isRevealed) => {
  if (!isRevealed)
    return round.seed === all.number
      ? '这一局用的服务器种子还在使用，不能公开。换一对种子后即可验证。'
      : '这一局的种子太早，页面上已不再列出。'
  return 'subtle' in crypto ? '' : '浏览器只在 https 或本机地址下提供 WebCrypto，请换一个地址打开。'
}

/** The steps of a round, each with what it comes to. @param {string} roundId @param {PlaySeeds} all @returns {Promise<Node>} */
export const stepsOf = async (roundId, all) => {
  const round = await proof(roundId)
  const pair = all.revealed.find(({ number }) => number === round.seed)
  const reason = reasonOf(round, all, pair !== undefined)
  const told = new DocumentFragment()
  /** @param {Node} word @param {string} about @param {...Node} steps */
  const tell = (word, about, ...steps) => {
    told.append(
      h('h2', {}, `${round.result} `, word),
      h('p', { class: 'soft about' }, about),
      h('ol', { class: 'steps' }, ...steps),
    )
    return told
  }
  if (!pair || reason)
    return tell(
      h('b', { class: 'soft' }, '尚未验证'),
      reason,
      ...STEPS.map((_, at) => step(at, h('b', { class: 'soft' }, UNTOLD))),
    )
  const hash = await hashOf(pair.serverSeed)
  const verified = await verify(round, pair)
  const { blocks, numbers, passed, isSame } = verified
  const text = `${pair.clientSeed}:${round.nonce}`
  const isKept = hash === pair.hash
  return tell(
    verdict(isKept && isSame),
    `种子 ${round.seed}，局号 ${round.nonce}，投注 ${round.stake}，输赢 ${signed(toCents(round.win))}`,
    step(
      0,
      mark(isKept),
      h('p', {}, '它的 SHA-256 就是下注前公布的那一串。'),
      h('dl', {}, ...longFact('服务器种子', pair.serverSeed), ...longFact('SHA-256', hash)),
      h('p', { class: 'soft' }, '种子按文本（UTF-8）计算，不要先当作十六进制解码；下一步的 HMAC 也是。'),
    ),
    step(
      1,
      h('b', { class: 'win' }, `✓ ${blocks.length} 组`),
      h('p', {}, '两个种子和局号合成本局的随机字节：HMAC-SHA256。'),
      h(
        'pre',
        { tabindex: 0, 'aria-label': '随机字节' },
        blocks.map((block, at) => `${text}/${at}  ${block}`).join('\n'),
      ),
    ),
    step(
      2,
      h('b', { class: 'win' }, `✓ ${numbers.length} 个`),
      h('p', {}, `每四个字节 ÷ 2³² 得一个 0 到 1 之间的数，本局用了 ${numbers.length} 个。`),
      h(
        'pre',
        { tabindex: 0, 'aria-label': '数' },
        numbers
          .slice(0, SHOWN_NUMBERS)
          .map((number) => number.toFixed(6))
          .join('  ') + (numbers.length > SHOWN_NUMBERS ? '  …' : ''),
      ),
      passed > 0 &&
        h(
          'p',
          { class: 'soft' },
          `其中 ${passed} 个数落在已经发出的${round.kind === 'colours' ? '球' : '牌'}上：同一局里不能重复，所以跳过，由下一个数代替。`,
        ),
    ),
    step(
      3,
      mark(isSame),
      h('p', {}, '由这些数按规则得出的结果，就是服务器给出的结果。'),
      ...resultOf(round, verified),
    ),
  )
}
