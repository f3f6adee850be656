import { chipRow } from './chips.js'
import { h } from './dom.js'
import { brief, short, shown, signed, toYuan, whole } from './money.js'
import { rove } from './roving.js'
import { keptChips } from './session.js'
import { sound } from './sound.js'

/**
 * @typedef {import('@app/contract/play/outcomes').Spot} Spot
 * @typedef {import('@app/contract/play/outcomes').TableOutcome} TableOutcome
 */

/**
 * What each spot gives back; those of a group that are alike in one row.
 * @param {Spot[]} spots
 */
export const returnsTable = (spots) =>
  h(
    'table',
    { class: 'pays' },
    h('tr', {}, ...['注项', '赔率', '返还率'].map((name) => h('th', { scope: 'col' }, name))),
    ...Object.values(Object.groupBy(spots, ({ group, pays, rtp }) => `${group} ${pays} ${rtp}`)).map(
      (alike = []) => {
        const [{ group, pays, rtp }] = alike
        const isWhole = alike.length === spots.filter((spot) => spot.group === group).length
        const labels = isWhole ? '' : ` ${alike.map(({ label }) => label).join('、')}`
        return h(
          'tr',
          {},
          h('th', { scope: 'row' }, group + labels),
          h('td', {}, pays),
          h('td', {}, `${rtp}%`),
        )
      },
    ),
  )

/**
 * The spots of a table: a press lays the chosen chip, the dock clears, repeats and plays.
 * @param {object} options
 * @param {Spot[]} options.spots
 * @param {() => number} options.chip in cents
 * @param {number} options.least of a round, in cents
 * @param {number} options.most
 * @param {(text: string, tone?: '' | 'warn') => void} options.say
 * @param {() => void} options.calm what it said is done
 * @param {() => number} options.balance in cents
 * @param {() => void} options.short says that there isn't enough
 * @param {() => boolean} options.isBusy
 * @param {string} options.name of what plays
 * @param {() => void} options.play
 * @param {typeof import('./session.js').keptChips} options.kept
 */
export const openSpots = ({
  spots,
  chip,
  least,
  most,
  say,
  calm,
  balance,
  short: lack,
  isBusy,
  name,
  play,
  kept,
}) => {
  const before = kept.read()
  const known = (/** @type {[string, number][]} */ chips) =>
    new Map(chips.filter(([on]) => spots.some((spot) => spot.on === on)))
  const laid = known(before.laid)
  let last = known(before.last)
  /** By the player's own act nothing lies: nothing is played again until a chip does. */
  let isCleared = false
  /** What lay before each step since the last round. @type {Map<string, number>[]} */
  const steps = []
  /** Where one pays parts of a stake, all gains have their cents. */
  const hasCents = spots.some(({ pays }) => pays.includes('.'))
  /** What the last round's stakes came back as, until the next tap. @type {Map<string, number> | undefined} */
  let back
  const what = h('span', { class: 'soft' })
  const total = h('b')
  const limits = h('span', { class: 'soft limits' }, `限红 ${whole(least)}–${whole(most)}`)
  const figure = h('div', { class: 'figure' }, what, total, limits)
  /** @type {Map<string, HTMLButtonElement>} */
  const buttons = new Map()
  /** @param {Map<string, number>} of */
  const all = (of) => [...of.values()].reduce((sum_, cents) => sum_ + cents, 0)
  const sum = () => all(laid)

  const refresh = () => {
    const lies = back ? last : laid
    for (const [on, button] of buttons) {
      const cents = lies.get(on) ?? 0
      const text = cents > 0 ? short(cents) : ''
      const came = back?.get(on) ?? cents
      let chipOn = button.querySelector('.laid')
      if (chipOn?.getAttribute('data-sum') !== text) {
        chipOn?.remove()
        // Its text is the button's name already.
        chipOn = h('span', { class: 'laid', 'data-sum': text })
        if (text) button.append(chipOn)
      }
      chipOn?.classList.toggle('lost', cents > 0 && came === 0)
      // Where nothing may hang over a neighbour the chip says it itself.
      if (back && came > cents)
        chipOn?.setAttribute('data-gain', hasCents ? signed(came - cents) : `+${brief(came - cents)}`)
      else chipOn?.removeAttribute('data-gain')
      const spot = /** @type {Spot} */ (spots.find((each) => each.on === on))
      button.querySelector('.gain')?.remove()
      if (back && came > 0)
        button.append(
          h(
            'small',
            { class: came > cents ? 'gain' : 'gain returned' },
            came > cents ? signed(came - cents) : `退 ${shown(came)}`,
          ),
        )
      button.setAttribute(
        'aria-label',
        `${spot.label} ${spot.pays}，${spot.group}，返还率 ${spot.rtp}%${cents > 0 ? `，${back ? '上局' : '已下'} ${short(cents)} 元` : ''}${back && cents > 0 ? `，返还 ${short(came)} 元` : ''}`,
      )
    }
    clearing.setAttribute('aria-disabled', String(laid.size === 0 && !back))
    const mayRepeat = laid.size === 0 && last.size > 0
    // What was cleared comes back first.
    const repeats = mayRepeat && steps.length === 0
    changing.replaceChildren(...(repeats ? ['摆回', '上局'] : ['撤销']).map((line) => h('span', {}, line)))
    changing.setAttribute('aria-disabled', String(laid.size === 0 && steps.length === 0 && !repeats))
    what.textContent = back ? '上局投注' : '本局投注'
    total.textContent = shown(all(lies))
    // With nothing laid it plays what lay before.
    playing.replaceChildren(
      ...(mayRepeat && !isCleared
        ? [h('span', {}, `再投并${name}`), h('small', {}, ` ¥${brief(all(last))}`)]
        : [name]),
    )
    figure.classList.toggle('empty', laid.size === 0 && (last.size === 0 || isCleared))
    kept.write({ laid: [...laid], last: [...last] })
  }
  const unmark = () => {
    back = undefined
    for (const button of buttons.values()) button.classList.remove('won', 'pushed')
  }
  /** @param {string} on @param {boolean} isByKeys */
  const lay = (on, isByKeys) => {
    if (isBusy()) return
    unmark()
    const room = most - sum()
    if (chip() > room)
      return say(
        `单局最多投注 ${shown(most)} 元，${room > 0 ? `还可下 ${shown(room)} 元` : '已经下满'}`,
        'warn',
      )
    if (sum() + chip() > balance()) return lack()
    steps.push(new Map(laid))
    isCleared = false
    const cents = (laid.get(on) ?? 0) + chip()
    laid.set(on, cents)
    say(
      `已下 ${spots.find((spot) => spot.on === on)?.name} ¥${brief(cents)}${isByKeys ? `，Ctrl+回车${name}` : ''}`,
    )
    sound.tick()
    refresh()
  }
  const clear = () => {
    if (isBusy()) return
    if (laid.size > 0) steps.push(new Map(laid))
    turnTo(new Map(), true)
  }
  /** @param {Map<string, number>} to @param {boolean} [isByClearing] */
  const turnTo = (to, isByClearing = false) => {
    isCleared = isByClearing
    // Its line tells of a chip that may lie no more.
    if (laid.size > 0) say('')
    else calm()
    laid.clear()
    for (const [on, cents] of to) laid.set(on, cents)
    unmark()
    refresh()
  }
  const repeat = () => {
    if (isBusy() || last.size === 0) return
    steps.push(new Map(laid))
    turnTo(last)
  }
  const change = () => {
    if (laid.size === 0 && steps.length === 0) return repeat()
    if (!isBusy()) turnTo(steps.pop() ?? new Map())
  }
  /** @param {string} group @param {string} name of its class @param {string} [other] group that stands among it */
  const board = (group, name, other) => {
    const place = h(
      'div',
      { class: `spots ${name}`, role: 'group', 'aria-label': other ? `${group}、${other}` : group },
      ...spots
        .filter((spot) => spot.group === group || spot.group === other)
        .map((spot) => {
          const button = h(
            'button',
            {
              type: 'button',
              class: `spot on-${spot.on}`,
              onclick: (/** @type {MouseEvent} */ { detail }) =>
                lay(spot.on, detail === 0 && button.matches(':focus-visible')),
              onkeydown: (/** @type {KeyboardEvent} */ event) => {
                if (event.key === 'Enter' && event.repeat) event.preventDefault()
              },
              oncontextmenu: (/** @type {Event} */ event) => {
                event.preventDefault()
                if (isBusy() || !laid.has(spot.on)) return
                steps.push(new Map(laid))
                laid.delete(spot.on)
                say('')
                refresh()
              },
            },
            h('strong', {}, spot.label),
            ' ',
            h('small', {}, spot.pays),
          )
          buttons.set(spot.on, button)
          return button
        }),
    )
    rove(place)
    return place
  }
  const clearing = h('button', { type: 'button', onclick: clear }, '清空')
  /** Takes back the last step, or lays what lay in the last round while nothing lies. */
  const changing = h('button', { type: 'button', onclick: change })
  const tools = h('div', { class: 'actions' }, clearing, changing)
  const playing = h('button', { type: 'button', class: 'gold primary-play', onclick: () => play() }, name)
  return {
    board,
    actions: h('div', { class: 'actions' }, tools, playing),
    figure,
    refresh,
    sum,
    repeat,
    /** Whether a round was played in this window. */
    isKnown: () => last.size > 0,
    /** Whether chips lie that aren't played. */
    isLaid: () => laid.size > 0,
    /** The first words at the table: what still lies there, before how one plays. @param {string} hint */
    greet: (hint) => say(laid.size > 0 ? `上次未投的筹码 ¥${brief(sum())} 还在桌上，可“清空”` : hint),
    /** What lies, or what lay in the last round when nothing does and nothing was cleared. */
    bets: () => {
      if (laid.size === 0 && !isCleared) repeat()
      // From now on they are a bet, and the last one.
      kept.write({ laid: [], last: [...(laid.size > 0 ? laid : last)] })
      return [...laid].map(([on, cents]) => ({ on, stake: toYuan(cents) }))
    },
    /** @param {TableOutcome} outcome of what was laid @param {Map<string, number>} [staked] */
    settle: ({ won, pushed = [], backs }, staked = new Map(laid)) => {
      for (const [on, button] of buttons) {
        button.classList.toggle('won', won.includes(on))
        button.classList.toggle('pushed', pushed.includes(on))
      }
      last = staked
      back = new Map([...staked.keys()].map((on, at) => [on, backs[at] ?? 0]))
      laid.clear()
      steps.length = 0
      refresh()
    },
  }
}

/**
 * The chips of a table and the spots they are laid on.
 * @param {NonNullable<Awaited<ReturnType<typeof import('./table.js').openTable>>>} table
 * @param {Spot[]} spots
 * @param {string} name of what plays
 * @param {() => void} play
 */
export const spotsOf = (table, spots, name, play) => {
  const chips = chipRow(table.chips, () => {})
  const board = openSpots({
    spots,
    name,
    play: () => (table.isBusy() || table.mayPlay() ? play() : table.shake()),
    chip: chips.value,
    least: table.minStake,
    most: table.maxStake,
    say: table.say,
    calm: table.calm,
    balance: table.balance,
    short: table.short,
    isBusy: table.isBusy,
    kept: keptChips,
  })
  return { chips, board }
}
