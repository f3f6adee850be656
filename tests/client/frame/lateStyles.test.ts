import { expect, test } from 'vitest'
import { arriving, watchStyles } from '../../../client/src/lib/arriving.ts'

watchStyles()

const failedLink = (name: string) => {
  const link = Object.assign(document.createElement('link'), {
    rel: 'stylesheet',
    href: `/assets/${name}.css`,
  })
  document.head.append(link)
  link.dispatchEvent(new Event('error'))
  return { link, now: () => document.querySelector(`link[href$="${name}.css"]`) }
}

test('styles that failed are asked for again with the next code that comes, although that came at once', async () => {
  const { link, now } = failedLink('toast')
  expect(await arriving(() => Promise.resolve('part'))).toBe('part')
  expect(now()).not.toBe(link)
  const again = now()
  await arriving(() => Promise.resolve('other'))
  expect(now()).toBe(again)
})

test('and as soon as the device is online again', () => {
  const { link, now } = failedLink('bar')
  dispatchEvent(new Event('online'))
  expect(now()).not.toBe(link)
})
