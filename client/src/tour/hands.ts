import type { NavigateFunction } from 'react-router-dom'
import { tourText } from '../i18n/tour.ts'
import { clock } from '../lib/clock.ts'
import { signal } from '../lib/signal.ts'
import { isShown, putInto } from '../stage/fill.ts'

export interface Box {
  left: number
  top: number
  width: number
  height: number
}
/** What is about to be pressed, on the screen. */
export const ring = signal<Box | null>(null)

/** How long a thing is waited for. */
const PATIENCE_MS = 20_000
const BRIEF_MS = 2_500
const LOOK_MS = 50
/** The pace of a hand that somebody watches. */
const AIM_MS = 650
const KEY_MS = 45
const MARGIN_PX = 6

export class Stopped extends Error {
  override name = 'Stopped'
}
/** What a cue waited for didn't come. */
export class Missed extends Error {
  override name = 'Missed'
}

type Find = () => Element | null | undefined

const isAtRest = () => matchMedia('(prefers-reduced-motion: reduce)').matches

const boxOf = (target: Element): Box => {
  const { left, top, width, height } = target.getBoundingClientRect()
  return {
    left: left - MARGIN_PX,
    top: top - MARGIN_PX,
    width: width + 2 * MARGIN_PX,
    height: height + 2 * MARGIN_PX,
  }
}

const inside = (target: Element) => target.closest('[data-stage]') !== null

/** What lies over the page and isn't what comes next is put aside, as anybody would. */
const putAside = (target: Element): void => {
  for (const dialog of document.querySelectorAll('[role=dialog][aria-modal=true]'))
    if (isShown(dialog) && !dialog.contains(target) && !dialog.querySelector('form'))
      dialog.querySelector<HTMLElement>('.mantine-CloseButton-root, .mantine-Modal-close')?.click()
}

/** Plays the product by its own controls, for a room that watches; `stop` ends it between two moves. */
export const openHands = (stop: AbortSignal) => {
  const pause = async (ms: number) => {
    if (stop.aborted) throw new Stopped()
    if (ms > 0) await new Promise((done) => setTimeout(done, ms))
    if (stop.aborted) throw new Stopped()
  }
  /** Until it holds; throws Missed with these words when it doesn't. */
  const until = async <T>(
    found: () => T | null | undefined | false,
    what: string,
    patience = PATIENCE_MS,
  ): Promise<T> => {
    for (const from = clock.tick(); clock.tick() - from < patience;) {
      const value = found()
      if (value) return value
      await pause(LOOK_MS)
    }
    throw new Missed([tourText('missed'), what].filter(Boolean).join(' '))
  }
  const find = (selector: string | Find): Promise<Element> =>
    until(
      () => {
        const all =
          typeof selector === 'string' ? Array.from(document.querySelectorAll(selector)) : [selector()]
        return all.find((element) => element && isShown(element) && !inside(element))
      },
      typeof selector === 'string' ? selector : '',
    )
  /** Brings it into sight and rings it. */
  const show = async (selector: string | Find): Promise<Element> => {
    const target = await find(selector)
    putAside(target)
    target.scrollIntoView({ block: 'center', behavior: 'instant' })
    await pause(0)
    ring.set(boxOf(target))
    await pause(isAtRest() ? 0 : AIM_MS)
    return target
  }
  return {
    until,
    find,
    show,
    /** What may come, or not. */
    maybe: (found: () => Element | null | undefined) => until(found, '', BRIEF_MS).catch(() => undefined),
    pause: (ms: number) => pause(isAtRest() ? 0 : ms),
    click: async (selector: string | Find) => {
      const target = await show(selector)
      if (target instanceof HTMLElement) target.click()
      ring.set(null)
    },
    type: async (selector: string | Find, text: string) => {
      const target = await show(selector)
      if (!(target instanceof HTMLInputElement)) throw new Missed(tourText('missed'))
      target.focus()
      if (!isAtRest())
        for (let length = 1; length < text.length; length += 1) {
          putInto(target, text.slice(0, length))
          await pause(KEY_MS)
        }
      putInto(target, text)
      ring.set(null)
      // A controlled field shows what it took.
      await pause(0)
    },
  }
}

type Hands = ReturnType<typeof openHands>

export interface Performing {
  hands: Hands
  navigate: NavigateFunction
  travel(turn: { advance_s: number }): Promise<void>
}
/** Plays a cue; what it returns is told to the presenter. */
export type Play = (on: Performing) => Promise<string | void>
