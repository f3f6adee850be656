import { openBar } from './kit/bar.js'
import { faceText } from './kit/cardFace.js'
import { h, icon } from './kit/dom.js'
import { signed, toCents } from './kit/money.js'
import { hashOf, verify } from './kit/proof.js'
import { tileText } from './kit/tileFace.js'
import { fragment, gameCode, proof, rotate, seeds, state, venueCode } from './kit/session.js'

/** @typedef {import('@app/contract/play/play').PlaySeeds} PlaySeeds */

const SHOWN_NUMBERS = 24
const LONGEST = 64
const SEED_RULE = `只用英文字母、数字、“-”和“_”，最多 ${LONGEST} 个；留空则随机`
const CODE = { 'proof.js': '由种子得出数', 'draws.js': '由数得出结果' }

/** What a number belongs to, by the code's own name of it. @type {Record<string, string>} */
const OWNERS = {
  dice: '骰子',
  balls: '球号',
  number: '号码',
  cents: '派彩（分）',
  lucky: '幸运局',
  pool: '奖池',
}
/** Of several alike, where the counting starts. @type {Record<string, [string, number]>} */
const ROWS = { spin: ['转', 0], map: ['图', 0], match: ['场', 0] }
/** @type {Record<string, string>} */
const ANSWERS = { true: '是', false: '否' }

/** What is wrong with a seed: signs that it can't have, each once and a space by its name, or too many. @param {string} seed */
const faultOf = (seed) => {
  const strangers = [...new Set(seed.match(/[^\w-]/gu))].map((one) => (one.trim() ? one : '空格'))
  if (strangers.length > 0) return `不能用 ${strangers.join('、')}。`
  return seed.length > LONGEST ? `太长，现在 ${seed.length} 个。` : ''
}

/** @param {string} key */
const ownerOf = (key) => {
  const [, row = '', at = ''] = /^([a-z]+)(\d+)$/.exec(key) ?? []
  const [word, from] = ROWS[row] ?? ['', 0]
  return word ? `第 ${Number(at) + 1 - from} ${word}` : (OWNERS[key] ?? key)
}

/** @param {string} name @param {(string | Node)[]} value */
const fact = (name, ...value) => [h('dt', {}, name), h('dd', {}, h('code', {}, ...value))]
/** To be copied. @param {string} name @param {string} value */
const longFact = (name, value) => {
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

/**
 * Whose the cards of a round are, and what they are called.
 * @param {import('@app/contract/play/play').PlayProof} round
 */
const namesOf = ({ kind, outcome }) => {
  const { hands = [] } = /** @type {Partial<import('@app/contract/play/outcomes').CardsOutcome>} */ (outcome)
  const labels = Object.fromEntries(hands.map(({ key, label }) => [key, label]))
  const text = kind === 'tiles' ? tileText : faceText
  return {
    owner: (/** @type {string} */ key) => labels[key] ?? ownerOf(key),
    value: (/** @type {number | string} */ value) =>
      hands.length > 0 ? text(Number(value)) : (ANSWERS[value] ?? value),
  }
}

/** @param {ReturnType<typeof namesOf>} names @param {[string, (number | string)[]][]} groups */
const groupsText = ({ owner, value }, groups) =>
  groups.map(([name, values]) => `${owner(name)}：${values.map(value).join(' ')}`).join('\n')

/** The steps of a round, each with what it comes to. @param {string} roundId @param {PlaySeeds} all @returns {Promise<Node>} */
const stepsOf = async (roundId, all) => {
  const round = await proof(roundId)
  const pair = all.revealed.find(({ number }) => number === round.seed)
  if (!pair)
    return h(
      'p',
      { class: 'plain' },
      round.seed === all.number
        ? '这一局用的服务器种子还在使用，不能公开。换一对种子后即可验证。'
        : '这一局的种子太早，页面上已不再列出。',
    )
  if (!('subtle' in crypto))
    return h('p', { class: 'plain' }, '浏览器只在 https 或本机地址下提供 WebCrypto，请换一个地址打开。')
  const hash = await hashOf(pair.serverSeed)
  const { blocks, numbers, own, said, dealt, isSame } = await verify(round, pair)
  const names = namesOf(round)
  const text = `${pair.clientSeed}:${round.nonce}`
  const told = new DocumentFragment()
  const list = h(
    'ol',
    { class: 'steps' },
    h(
      'li',
      {},
      h('h3', {}, '服务器种子没有换过：它的 SHA-256 就是下注前公布的那一串 ', mark(hash === pair.hash)),
      h('dl', {}, ...longFact('服务器种子', pair.serverSeed), ...longFact('SHA-256', hash)),
    ),
    h(
      'li',
      {},
      h('h3', {}, '两个种子和局号合成本局的随机字节：HMAC-SHA256'),
      h('pre', {}, blocks.map((block, at) => `${text}/${at}  ${block}`).join('\n')),
    ),
    h(
      'li',
      {},
      h('h3', {}, `每四个字节 ÷ 2³² 得一个 0 到 1 之间的数，本局用了 ${numbers.length} 个`),
      h(
        'pre',
        {},
        numbers
          .slice(0, SHOWN_NUMBERS)
          .map((number) => number.toFixed(6))
          .join('  ') + (numbers.length > SHOWN_NUMBERS ? '  …' : ''),
      ),
    ),
    h(
      'li',
      {},
      h('h3', {}, '由这些数按规则得出的结果，就是服务器给出的结果 ', mark(isSame)),
      h(
        'dl',
        {},
        ...(dealt.length > 0
          ? fact(
              '发牌次序',
              ...dealt.flatMap(({ key, place, card }) => [
                h('span', {}, `${names.owner(key)}${place} ${names.value(card)}`),
                ' ',
              ]),
            )
          : []),
        ...fact('自己算出', groupsText(names, own)),
        ...fact('服务器', groupsText(names, said)),
      ),
      h('p', { class: 'soft' }, `${round.result}，投注 ${round.stake}，输赢 ${signed(toCents(round.win))}`),
    ),
  )
  told.append(h('h2', {}, `${round.result} `, verdict(hash === pair.hash && isSame)), list)
  return told
}

export const start = async () => {
  const app = /** @type {HTMLElement} */ (document.getElementById('app'))
  const head = h('header', { class: 'bar' })
  const bar = openBar(head, h('b', {}, '公平验证'))
  const body = h('main', { class: 'fair' }, h('p', { class: 'plain', role: 'status' }, '正在读取…'))
  app.replaceChildren(head, body)
  try {
    const opened = await state()
    bar.begin(opened)
    const all = await seeds()
    const now = h('dl', {})
    const own = h('input', {
      type: 'text',
      autocomplete: 'off',
      spellcheck: 'false',
      'aria-label': '新的玩家种子',
      'aria-describedby': 'seed-rule',
      placeholder: '留空则随机',
    })
    const rule = h('p', { class: 'soft rule', id: 'seed-rule', 'aria-live': 'polite' }, SEED_RULE)
    const changed = h('p', { class: 'win', role: 'status' })
    own.addEventListener('input', () => {
      const fault = faultOf(own.value)
      rule.classList.toggle('wrong', fault !== '')
      rule.textContent = fault + SEED_RULE
      own.setAttribute('aria-invalid', String(fault !== ''))
    })
    const steps = h('section', { class: 'panel', 'aria-live': 'polite' })
    const asked = new URLSearchParams(location.search).get('proof') ?? ''
    const isListed = opened.rounds.some(({ roundId }) => roundId === asked)
    const named = isListed || asked.length < 2 ? undefined : await proof(asked).catch(() => undefined)
    const listed = named ? [named, ...opened.rounds] : opened.rounds
    const rounds = h(
      'select',
      { 'aria-label': '选择一局' },
      ...listed.map(({ roundId, seed, nonce, result }) =>
        h('option', { value: roundId }, `种子 ${seed} 局号 ${nonce}：${result}`),
      ),
    )
    if (isListed) rounds.value = asked
    let known = all
    const show = async () => {
      now.replaceChildren(
        ...longFact('服务器种子的 SHA-256', known.hash),
        ...fact('玩家种子', known.clientSeed),
        ...fact('已用局数', `${known.nonce}（局号从 0 起，下一局是 ${known.nonce}）`),
      )
      if (listed.length === 0)
        steps.replaceChildren(
          h('h2', {}, '下一局的结果已经定好'),
          h('p', {}, '它由上面的两个种子和局号得出。服务器种子的 SHA-256 先公布在这里，开局后再也换不了：'),
          h('dl', {}, ...longFact('下一局的承诺', known.hash), ...fact('下一局的局号', String(known.nonce))),
          h('p', { class: 'soft' }, '玩一局后，可以在这里：'),
          h(
            'ol',
            {},
            ...[
              '选出那一局，看它的局号和结果；',
              '换种子，公开那一局用的服务器种子，核对它的 SHA-256 就是这一串；',
              '由种子重新算出每个数，核对结果与服务器给出的相同。',
            ].map((step) => h('li', {}, step)),
          ),
        )
      else
        try {
          steps.replaceChildren(await stepsOf(rounds.value, known))
        } catch (error) {
          steps.replaceChildren(
            h('p', { class: 'plain', role: 'alert' }, error instanceof Error ? error.message : ''),
          )
        }
    }
    rounds.addEventListener('change', () => void show())
    const change = h(
      'form',
      { class: 'change', novalidate: true },
      own,
      h('button', {}, '换种子，公开旧的'),
      rule,
    )
    change.addEventListener('submit', (event) => {
      event.preventDefault()
      if (faultOf(own.value)) return own.focus()
      void rotate(own.value).then(
        (next) => {
          known = next
          own.value = ''
          changed.textContent = `已换种子：第 ${next.number - 1} 对已公开，可逐局核对；下一局起用第 ${next.number} 对。`
          void show()
          body.scrollTo({ top: 0 })
        },
        (error) => steps.replaceChildren(h('p', { class: 'plain', role: 'alert' }, error.message)),
      )
    })
    const hasRounds = listed.length > 0
    const title = h('h1', {}, '公平验证')
    const pair = h(
      'section',
      { class: 'panel' },
      hasRounds ? h('h2', {}, '种子') : title,
      h(
        'p',
        { class: 'soft' },
        '每一局的数都由服务器种子、玩家种子和局号算出。服务器种子在下注前只公布 SHA-256，换种子后才公开；到那时，每一局都能在这个页面里重新算一遍，不必相信任何人。',
      ),
      !hasRounds && changed,
      now,
      change,
    )
    await show()
    body.replaceChildren(
      ...(hasRounds
        ? [h('section', { class: 'panel' }, title, rounds, changed), steps, pair]
        : [pair, steps]),
      h(
        'p',
        { class: 'soft' },
        '计算用的代码原样可读：',
        ...Object.entries(CODE).flatMap(([file, name]) => [
          h('a', { href: `/mock/games/kit/${file}`, target: '_blank' }, name),
          ' ',
        ]),
      ),
      h(
        'a',
        { class: 'button', href: `/mock/venue/${venueCode}?game=${encodeURIComponent(gameCode)}${fragment}` },
        '返回游戏',
      ),
    )
  } catch (error) {
    body.replaceChildren(
      h(
        'p',
        { class: 'plain', role: 'alert' },
        error instanceof Error ? error.message : '服务开小差了，请稍后重试',
      ),
    )
  }
}
