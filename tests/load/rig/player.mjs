import { readTrace, TRACED } from './pageWatch.mjs'

/** A player's pace; after the keys something is clicked. */
const PAUSE_MS = 150
const KEYS = ['ArrowRight', '1', 'ArrowDown', '2']
const BUTTONS = 60

const rest = (ms) => new Promise((resolve) => setTimeout(resolve, ms))

/** Keys and clicks, one after the other, each on one of the places that there are then: keys scroll. What they cost the page. */
export const play = async (browser, page, placesNow, interactions) => {
  await browser.startTracing(page, { categories: TRACED })
  for (let done = 0; done < interactions; done += 1) {
    const key = KEYS[done % (KEYS.length + 1)]
    if (key) await page.keyboard.press(key)
    else {
      const places = await placesNow()
      await page.mouse.click(...places[(done * 13) % places.length])
    }
    await rest(PAUSE_MS)
  }
  return readTrace(await browser.stopTracing())
}

/**
 * The floor: the same hand on a page of bare buttons that show what was pressed and do nothing else, equally slowed down. What it
 * takes by the clock is the machine's: waiting for a core, and for the frame to be drawn without a graphics card.
 */
export const playOnNothing = async (browser, slowdown, interactions) => {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await page.setContent('<main style="display:flex;flex-wrap:wrap"></main>')
  await page.evaluate((count) => {
    const main = document.querySelector('main')
    for (let at = 0; at < count; at += 1) {
      const button = document.createElement('button')
      button.style.cssText = 'width:80px;height:28px'
      button.textContent = String(at)
      main.append(button)
    }
    const press = (button) => (button.textContent = String(Number(button.textContent) + 1))
    main.addEventListener('click', ({ target }) => target instanceof HTMLButtonElement && press(target))
    addEventListener('keydown', () => press(main.firstElementChild))
  }, BUTTONS)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const places = Array.from({ length: BUTTONS / 4 }, (_, at) => [40 + at * 80, 14])
  const seen = await play(browser, page, () => places, interactions)
  await page.close()
  return seen
}
