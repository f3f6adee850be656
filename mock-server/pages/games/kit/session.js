import { chance } from './motion.js'

/**
 * The play session of this page. Its token came in the fragment of the address, of this page or of one before it
 * (keep.js).
 * @typedef {import('@app/contract/play/play').PlayState} PlayState
 * @typedef {import('@app/contract/play/play').PlayAnswer} PlayAnswer
 * @typedef {import('@app/contract/play/play').PlayRound} PlayRound
 * @typedef {import('@app/contract/play/play').PlayBet} PlayBet
 * @typedef {import('@app/contract/play/play').PlayRefusal['reason'] | 'network'} Reason
 */

const { code = '', game = '' } = document.body.dataset
const SUCCESS = '成功'
const RETRIES = 2
/** As long as any call of the site may take (T-NET-30). */
export const LIMIT_MS = 30_000

export const token =
  new URLSearchParams(location.hash.slice(1)).get('play') ?? sessionStorage.getItem(`play:${code}`) ?? ''
/** What other pages of the venue need to go on with the session. */
export const fragment = token ? `#play=${token}` : ''
export const venueCode = code
export const gameCode = game
/** The page of proofs of this game. @param {string} [roundId] the one it begins with */
export const proofPath = (roundId = '1') =>
  `/mock/venue/${venueCode}?game=${encodeURIComponent(gameCode)}&proof=${roundId}${fragment}`

const CHIPS = `chips:${code}:${game}`
/** Whose chips: another member at this window finds an empty table. */
const owner = () => localStorage.getItem('userId') ?? token
/**
 * What lies on a table and isn't played yet, and what lay in the last round, by spot: they outlast a look at another page.
 * @typedef {{ laid: [string, number][], last: [string, number][] }} Chips
 */
export const keptChips = {
  /** @returns {Chips} */
  read: () => {
    try {
      const { laid = [], last = [], owner: whose } = JSON.parse(sessionStorage.getItem(CHIPS) ?? '{}')
      if (whose === owner()) return { laid, last }
    } catch {
      // As an empty table.
    }
    return { laid: [], last: [] }
  },
  /** @param {Chips} chips */
  write: (chips) => {
    try {
      sessionStorage.setItem(CHIPS, JSON.stringify({ owner: owner(), ...chips }))
    } catch {
      // Without storage they lie as long as the page.
    }
  },
}

const UNDER_WAY = `round:${code}:${game}`
/** The round that isn't shown to its end yet: who left meanwhile is told when coming back. */
export const underWay = {
  /** @returns {string | undefined} */
  round: () => {
    try {
      return sessionStorage.getItem(UNDER_WAY) ?? undefined
    } catch {
      return undefined
    }
  },
  /** @param {string} [roundId] nothing once it is over */
  set: (roundId) => {
    try {
      if (roundId === undefined) sessionStorage.removeItem(UNDER_WAY)
      else sessionStorage.setItem(UNDER_WAY, roundId)
    } catch {
      // Without storage nobody is told.
    }
  },
}

/** 16 hex digits; works without a secure context, unlike randomUUID. */
export const newId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** A call of the play API that was refused, or didn't arrive. */
export class Refused extends Error {
  /** @param {string} message @param {Reason} reason @param {boolean} [isLate] its time was up */
  constructor(message, reason, isLate = false) {
    super(message)
    this.reason = reason
    this.isLate = isLate
  }
}

/**
 * @param {string} verb
 * @param {object} body
 * @returns {Promise<any>}
 */
const post = async (verb, body) => {
  let answer
  const limit = new AbortController()
  const timer = setTimeout(() => limit.abort(), LIMIT_MS)
  try {
    const response = await fetch(`/mock/play/${encodeURIComponent(code)}/${verb}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token, gameCode: game, ...body }),
      signal: limit.signal,
    })
    answer = await response.json()
  } catch {
    throw new Refused('网络异常，请检查网络后重试', 'network', limit.signal.aborted)
  } finally {
    clearTimeout(timer)
  }
  if (answer?.message === SUCCESS && answer.data) return answer.data
  throw new Refused(
    answer?.message || '服务开小差了，请稍后重试',
    answer?.data?.reason ?? (token ? 'network' : 'expired'),
  )
}

/** @param {string} [lost] a round whose answer was lost: one that hasn't arrived by now is closed and never will be played @returns {Promise<PlayState>} */
export const state = (lost) =>
  token ? post('state', { lost }) : Promise.reject(new Refused('请从站点的场馆页面进入游戏', 'expired'))

/** What was sent last and not answered. @type {{ roundId: string, said: string, isOpen: boolean } | undefined} */
let lost
export const unanswered = {
  /** @returns {string | undefined} its round */
  round: () => lost?.roundId,
  /** Every try is used up: until it is known how it went, nothing else may be staked. */
  isOpen: () => lost?.isOpen === true,
  /** It is known how it went. */
  forget: () => {
    lost = undefined
  },
}
/**
 * One round. Sent again with the same id when the answer got lost, at once and when it is pressed before it is known how
 * it went: the server plays it once. One that hung as long as it may isn't sent at once.
 * @param {PlayBet} bet
 * @returns {Promise<PlayAnswer>}
 */
export const play = async (bet) => {
  const said = JSON.stringify(bet)
  const roundId = lost?.said === said ? lost.roundId : newId()
  const own = { roundId, said, isOpen: false }
  lost = own
  underWay.set(roundId)
  for (let tries = 0; ; tries++)
    try {
      const answer = await post('bet', { roundId, bet })
      lost = undefined
      return answer
    } catch (error) {
      const isLost = error instanceof Refused && error.reason === 'network'
      if (!isLost) lost = undefined
      own.isOpen = isLost && (error.isLate || tries >= RETRIES)
      if (!isLost || own.isOpen) throw error
    }
}

/** @typedef {import('@app/contract/play/play').PlaySeeds} PlaySeeds */
/** @returns {Promise<PlaySeeds>} */
export const seeds = () => post('seeds', {})
/** @param {string} clientSeed @returns {Promise<PlaySeeds>} */
export const rotate = (clientSeed) => post('rotate', { clientSeed })
/** @param {string} roundId @returns {Promise<import('@app/contract/play/play').PlayProof>} */
export const proof = (roundId) => post('proof', { roundId })

/** Fewer than the server knows: a number that a player could say. */
const NUMBERS = 100_000

/** A card of fixtures, chosen blindly: nobody picks the odds. @param {number} [card] @returns {Promise<any>} */
export const anyCard = (card = Math.floor(chance() * NUMBERS)) => post('card', { card })
