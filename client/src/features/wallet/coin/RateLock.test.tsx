// @vitest-environment jsdom
import type { RateQuote } from '@app/contract/wallet/balance'
import { MantineProvider } from '@mantine/core'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { RateLock } from './RateLock.tsx'

afterEach(cleanup)

const QUOTE: RateQuote = {
  quoteId: 'Q1',
  from: 'CNY',
  to: 'USDT',
  rate: '7.25',
  min: '100.00',
  max: '50000.00',
  expireAt: 60_000,
  serverTime: 0,
}
const lock = (before: string | undefined, hasEnded = false) =>
  render(
    <MantineProvider env="test">
      <RateLock
        quote={QUOTE}
        before={before}
        isFetching={false}
        failure={undefined}
        hasEnded={hasEnded}
        onEnd={() => undefined}
        onRefresh={() => undefined}
      />
    </MantineProvider>,
  )
const news = () => screen.getByRole('status').textContent

test('the first rate is no news', () => {
  lock(undefined)
  expect(news()).toBe('')
})

test('a rate that is no longer the one that was read says so and asks to look again', () => {
  lock('7.20')
  expect(news()).toBe('汇率已由 ¥7.20 变为 ¥7.25，请核对得到的金额后再确认。')
})

test('a renewed rate that stayed says that it did', () => {
  lock('7.25')
  expect(news()).toBe('汇率已更新，仍为 ¥7.25。')
})

test('one that has run out offers another', () => {
  lock(undefined, true)
  expect(news()).toContain('汇率已过期')
  expect(screen.getByRole('button', { name: '重新获取汇率' })).toBeVisible()
})
