import { expect, test } from '../rig/visit.ts'

test('in front of a backend without drawings the client brings its own', async ({ page }) => {
  const asked: string[] = []
  await page.route('**/config.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: "window.__APP_CONFIG__ = { art: 'drawn' }" }),
  )
  await page.route(/\/art\/(crest|avatar|league)\//, (route) => {
    asked.push(route.request().url())
    return route.fulfill({ status: 404 })
  })
  await page.goto('/')
  const crest = page.locator('img[src^="data:image/svg+xml"]').first()
  await crest.scrollIntoViewIfNeeded()
  await expect.poll(() => crest.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  expect(asked).toEqual([])
})
