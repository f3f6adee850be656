import { expect, type Page } from '@playwright/test'

/** A finger's width; a pixel less is what a box between two pixels may lose. */
const THUMB = 39

const PRESSED = [
  'a[href]',
  'button',
  'input',
  'select',
  'textarea',
  'summary',
  ...['button', 'tab', 'switch', 'checkbox', 'radio', 'link', 'option', 'slider'].map(
    (role) => `[role=${role}]`,
  ),
].join()

/** Down to the end of this page, until nothing more comes: its lower parts are asked for when they come near. */
export const seenWhole = async (page: Page): Promise<void> => {
  let before = 0
  const hasGrown = async () => {
    const now = await page.evaluate((pressed) => {
      const things = document.querySelectorAll(`${pressed}, [aria-busy=true], .mantine-Skeleton-root`)
      for (const thing of things) thing.scrollIntoView({ behavior: 'instant' })
      return things.length
    }, PRESSED)
    const grown = now !== before
    before = now
    return grown || (await page.locator('[aria-busy=true], .mantine-Skeleton-root').count()) > 0
  }
  await expect.poll(hasGrown, { intervals: [500] }).toBe(false)
}

/**
 * What on this page a thumb would miss: pressed from its middle outwards, it answers over less than a thumb's width or height,
 * because it is small, or because something else lies over it. A link within a line of text has the line's height.
 */
export const missed = (page: Page): Promise<string[]> =>
  page.evaluate(
    ({ pressed, thumb }) => {
      const step = 0.5
      const answering = (at: Element | null) => {
        const label = at?.closest('label')
        const own = at?.closest(pressed)
        return own && (!label || label.contains(own)) ? own : (label?.control ?? own)
      }
      return [...document.querySelectorAll(pressed)].flatMap((thing) => {
        if (!thing.checkVisibility() || thing.matches(':disabled, [inert] *')) return []
        thing.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
        const [box] = thing.getClientRects()
        // What only a key brings on stands outside.
        if (!box || box.width === 0 || box.bottom < 0) return []
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
        const isOwn = (right: number, down: number) => {
          const at = document.elementFromPoint(x + right, y + down)
          return at !== null && (answering(at) === thing || thing.contains(at))
        }
        const along = (right: number, down: number) => {
          let far = 0
          while (far < thumb && isOwn(right * (far + step), down * (far + step))) far += step
          return far
        }
        const [wide, high] = [along(-1, 0) + along(1, 0), along(0, -1) + along(0, 1)]
        const isInText = getComputedStyle(thing).display === 'inline' && thing.closest('p, li') !== null
        if (wide >= thumb && high >= (isInText ? 24 : thumb)) return []
        const name = thing.ariaLabel ?? (thing.textContent || thing.getAttribute('name') || thing.tagName)
        return [`${name.trim()} ${wide} × ${high}`]
      })
    },
    { pressed: PRESSED, thumb: THUMB },
  )
