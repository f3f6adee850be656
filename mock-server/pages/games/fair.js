import { openBar } from './kit/bar.js'
import { h } from './kit/dom.js'
import { fragment, gameCode, proof, rotate, seeds, state, venueCode } from './kit/session.js'
import { fact, longFact, stepsOf } from './proofSteps.js'
import { roundText } from './proofText.js'

const LONGEST = 64
const SEED_RULE = `只用英文字母、数字、“-”和“_”，最多 ${LONGEST} 个；留空则随机`
const CODE = { 'proof.js': '由种子得出数', 'draws.js': '由数得出结果' }
const PLAYED = {
  'shed/forms.js': '牌型与分组',
  'shed/plays.js': '由手牌得出出牌',
  'shed/early.js': '早先牌局的打法',
}

/** What is wrong with a seed: signs that it can't have, each once and a space by its name, or too many. @param {string} seed */
const faultOf = (seed) => {
  const strangers = [...new Set(seed.match(/[^\w-]/gu))].map((one) => (one.trim() ? one : '空格'))
  if (strangers.length > 0) return `不能用 ${strangers.join('、')}。`
  return seed.length > LONGEST ? `太长，现在 ${seed.length} 个。` : ''
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
      id: 'own-seed',
      'aria-describedby': 'seed-rule',
      placeholder: '留空则随机',
    })
    const rule = h('p', { class: 'soft rule', id: 'seed-rule', 'aria-live': 'polite' }, SEED_RULE)
    const changed = h('p', { class: 'win', role: 'status' })
    own.addEventListener('input', () => {
      const fault = faultOf(own.value)
      changed.textContent = ''
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
      ...listed.map((round) => h('option', { value: round.roundId }, roundText(round))),
    )
    if (isListed) rounds.value = asked
    let known = all
    const reveal = h('button', {}, '换种子，公开旧的')
    const show = async () => {
      // Without rounds of this pair there is nothing to reveal yet.
      reveal.classList.toggle('gold', known.nonce > 0)
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
      h('label', { for: 'own-seed' }, '新的玩家种子'),
      own,
      reveal,
      h('div', { class: 'said' }, rule, changed),
    )
    change.addEventListener('submit', (event) => {
      event.preventDefault()
      if (faultOf(own.value)) return own.focus()
      void rotate(own.value).then(
        async (next) => {
          known = next
          own.value = ''
          await show()
          changed.textContent = `已换种子：第 ${next.number - 1} 对已公开，可逐局核对；下一局起用第 ${next.number} 对。`
          body.scrollTo({ top: 0 })
        },
        (error) => steps.replaceChildren(h('p', { class: 'plain', role: 'alert' }, error.message)),
      )
    })
    const hasRounds = listed.length > 0
    const isPlayed = ['race', 'landlord'].includes(opened.game?.kind ?? '')
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
      now,
      !hasRounds && change,
    )
    await show()
    body.replaceChildren(
      ...(hasRounds ? [h('section', { class: 'panel' }, title, rounds, change), steps, pair] : [pair, steps]),
      h(
        'p',
        { class: 'soft' },
        '计算用的代码原样可读：',
        ...Object.entries({ ...CODE, ...(isPlayed && PLAYED) }).flatMap(([file, name]) => [
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
