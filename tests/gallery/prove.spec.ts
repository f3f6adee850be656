import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page, test } from '../e2e/rig/visit.ts'
import { STATES } from './list.ts'
import { acceptPicture, compare, HOME } from './rig/compare.ts'
import { resize, SIZES } from './rig/frames.ts'
import { geometry } from './rig/geometry.ts'
import type { Finding } from './rig/measure.ts'
import { beginAnew, reach, watchCalls } from './rig/reach.ts'
import { atRest, holdStill } from './rig/rest.ts'
import { idOf } from './rig/state.ts'
import { PLANTED, type Planted } from './states/planted.data.ts'

/** Of each fault planted this many may be missed. */
const MOST_MISSED = 1
const TRIES = 6

const plant = (page: Page, { on, style, text }: Planted) =>
  page.evaluate(
    ([selector, css, words]) => {
      const isShown = (element: Element) => {
        const { top, bottom, width, height } = element.getBoundingClientRect()
        return element.checkVisibility() && width > 0 && height > 0 && bottom > 0 && top < innerHeight
      }
      const rules = (css ?? '').split(';').flatMap((rule) => {
        const [name = '', value = ''] = rule.split(':')
        return name ? [[name.trim(), value.trim()] as const] : []
      })
      const lookOf = (element: Element) => {
        const style = getComputedStyle(element)
        return rules.map(([name]) => style.getPropertyValue(name)).join()
      }
      /** Whether it makes a difference there. */
      const takes = (element: HTMLElement | SVGElement): boolean => {
        const [style, look] = [element.getAttribute('style'), lookOf(element)]
        for (const [name, value] of rules) element.style.setProperty(name, value, 'important')
        if (words || look !== lookOf(element)) return true
        if (style === null) element.removeAttribute('style')
        else element.setAttribute('style', style)
        return false
      }
      const places = selector
        ? [...document.querySelectorAll<HTMLElement | SVGElement>(selector)].filter(isShown)
        : [document.body.appendChild(document.createElement('div'))]
      const styles = new Map(places.map((place) => [place, place.getAttribute('style')]))
      const element = places.find(takes)
      if (!element) return false
      const before = [styles.get(element) ?? null, element.textContent] as const
      if (words) element.textContent = words
      Object.assign(globalThis, {
        uproot: () => {
          if (!selector) return element.remove()
          if (before[0] === null) element.removeAttribute('style')
          else element.setAttribute('style', before[0])
          if (words) element.textContent = before[1]
        },
      })
      return true
    },
    [on, style, text] as const,
  )
const uproot = (page: Page) => page.evaluate(() => (globalThis as unknown as { uproot: () => void }).uproot())
const told = ({ fault, what, why }: Finding) => `${fault} ${what} ${why}`

test('planted faults are found', async ({ page, context, control, provoke }) => {
  test.setTimeout(600_000)
  provoke(/./)
  const calls = watchCalls(page)
  const session = await context.newCDPSession(page)
  const rest = (isEndless = false) => atRest(page, calls.underWay, isEndless)
  const shoot = async () =>
    Buffer.from((await session.send('Page.captureScreenshot', { format: 'png' })).data, 'base64')
  /** Two in turn are the same: what came late is there. */
  const steady = async () => {
    let last = await shoot()
    for (let turn = 0; turn < TRIES; turn += 1) {
      await rest()
      const next = await shoot()
      if (next.equals(last)) break
      last = next
    }
    return last
  }
  await holdStill(page)
  const missed: string[] = []
  const lines: string[] = []
  for (const [place, faults] of Map.groupBy(PLANTED, ({ at, width }) => `${at} ${width}`)) {
    const { at, width } = faults[0]!
    await resize(
      page,
      session,
      SIZES.find((size) => size.width === width)!,
    )
    if (lines.length > 0) await beginAnew(page, control)
    await reach(
      { page, control, calls, rest },
      STATES.find((state) => idOf(state) === at)!,
    )
    await rest()
    const name = `prove/${place.replaceAll(' ', '-')}.png`
    const planted = async <T>(fault: Planted, look: () => Promise<T>): Promise<T> => {
      expect(await plant(page, fault), `${fault.name} has a place`).toBe(true)
      await rest()
      const seen = await look()
      await uproot(page)
      await rest()
      return seen
    }
    const ways = new Map<string, string[]>()
    for (const fault of faults) {
      acceptPicture(name, await steady())
      await rest()
      expect(compare(name, await shoot()), `${place} stays as it is`).toBe('same')
      const isSeen = await planted(fault, async () => compare(name, await steady()) === 'changed')
      ways.set(fault.name, isSeen ? ['picture'] : [])
    }
    // Last, for focus may move what it meets.
    const twice = [...(await geometry(page)), ...(await geometry(page))]
    const usual = new Set(twice.map(told))
    for (const fault of faults) {
      const measured = await planted(fault, async () =>
        (await geometry(page)).filter((finding) => !usual.has(told(finding))),
      )
      ways.get(fault.name)!.push(...new Set(measured.map((finding) => finding.fault)))
    }
    for (const [fault, found] of ways) {
      lines.push(`${fault}: ${found.join(', ') || 'MISSED'}`)
      if (found.length === 0) missed.push(fault)
    }
  }
  lines.push(`${PLANTED.length - missed.length} of ${PLANTED.length} planted faults found`)
  writeFileSync(join(HOME, 'prove.txt'), `${lines.join('\n')}\n`)
  expect(missed.length).toBeLessThanOrEqual(MOST_MISSED)
})
