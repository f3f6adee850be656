import { MESSAGE_ID } from '@app/contract/chat/messageIds'
import { isRecord } from './conform.ts'

/** A frame as it is judged. */
export interface Said {
  msgId: number
  msgData: unknown
}

export interface Cause {
  name: string
  context: string
  /** Of a frame what it said, here and in each of the worlds. */
  asked?: { real: unknown; twins: readonly unknown[] }
}

/** What the mock's worlds answered alike, and the real backend is awaited to. */
export interface Awaited {
  at: number
  /** What it answers, one for all answers to it: a call's name, or a frame's. */
  cause: Cause
  twins: readonly Said[]
  /** The worlds differ in what they answer: it may come, and needn't. */
  isVague: boolean
  /** What was to come after it has come before it. */
  isOvertaken: boolean
}

const PATIENCE_MS = 10_000
/** Of one line. */
const MOST_OPEN = 200
/** Nobody is sent these unasked, nor what says whose it is. */
const ANSWERS = new Set<number>([
  MESSAGE_ID.heartbeat,
  MESSAGE_ID.memberLogin,
  MESSAGE_ID.guestLogin,
  MESSAGE_ID.historyPull,
  MESSAGE_ID.joinUnicast,
])

const wordOf = (data: unknown, name: string): string =>
  isRecord(data) && typeof data[name] === 'string' ? data[name] : ''
const keyOf = ({ msgId, msgData }: Said): string =>
  `${msgId} ${wordOf(msgData, 'clientId')} ${msgId === MESSAGE_ID.notification ? wordOf(msgData, 'type') : ''}`

/** Whether it is about who gets it; what others do and say may stand in its place. */
export const isOnesOwn = ({ msgId, msgData }: Said): boolean =>
  msgId !== MESSAGE_ID.joinBroadcast &&
  (msgId !== MESSAGE_ID.sendMessage ||
    wordOf(msgData, 'clientId') !== '' ||
    wordOf(msgData, 'refused') !== '')

/** Which frame of the real backend on one line answers what the mock answered, in the order of both. */
export const openExpected = (missed: (awaited: Awaited) => void) => {
  let open: Awaited[] = []
  /** Came without being awaited: the call that it belongs to may end after it. */
  let early: { at: number; said: Said }[] = []
  return {
    /** Time comes to `at`: what should have been here by now is missing. */
    passes: (at: number): void => {
      const isLate = (one: { at: number }) => at - one.at > PATIENCE_MS
      for (const awaited of open) if (isLate(awaited) && !awaited.isVague) missed(awaited)
      open = open.filter((one) => !isLate(one)).slice(-MOST_OPEN)
      early = early.filter((one) => !isLate(one)).slice(-MOST_OPEN)
    },
    /** What each of the worlds answered to one cause; gives back what had come before it. */
    causes: (at: number, cause: Cause, worlds: readonly (readonly Said[])[], isCall: boolean) => {
      const keys = worlds.map((said) => said.map(keyOf).join())
      const isVague = keys.some((each) => each !== keys[0])
      const [first = []] = worlds
      const made = (isVague ? worlds.flat() : first).map((said, index): Awaited => {
        const twins = isVague ? [said] : worlds.map((each) => each[index]!)
        return { at, cause, twins, isVague, isOvertaken: false }
      })
      const came: { awaited: Awaited; said: Said }[] = []
      for (const awaited of made) {
        const found = isCall ? early.find(({ said }) => keyOf(said) === keyOf(awaited.twins[0]!)) : undefined
        early = early.filter((one) => one !== found)
        if (found) came.push({ awaited, said: found.said })
        else open.push(awaited)
      }
      return came
    },
    /** What a frame answers; 'extra' where it answers nothing and should. */
    comes: (at: number, said: Said): Awaited | 'extra' | undefined => {
      const key = keyOf(said)
      const found = open.find(({ twins }) => keyOf(twins[0]!) === key)
      if (!found) {
        early.push({ at, said })
        return ANSWERS.has(said.msgId) || (said.msgId === MESSAGE_ID.sendMessage && isOnesOwn(said))
          ? 'extra'
          : undefined
      }
      for (const one of open.slice(0, open.indexOf(found)))
        if (one.cause === found.cause) one.isOvertaken = true
      open = open.filter((one) => one !== found)
      return found
    },
  }
}
