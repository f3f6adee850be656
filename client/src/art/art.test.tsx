import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { BrandSign } from './BrandSign.tsx'
import { BrandWordmark } from './BrandWordmark.tsx'
import { EmptyArt } from './EmptyArt.tsx'
import { FIRST_ICONS } from './firstIcons.data.ts'
import { Icon, loadIcons } from './Icon.tsx'
import type { IconName } from './Icon.tsx'
import { ICONS } from './icons.data.ts'
import { RANKS } from './vipMetals.data.ts'
import { VipMetal } from './VipMetal.tsx'

const names = Object.keys({ ...FIRST_ICONS, ...ICONS }) as IconName[]
await loadIcons()

describe('icons', () => {
  it('spell paths a browser reads', () => {
    const pathsOf = (name: IconName) =>
      [...renderToStaticMarkup(<Icon name={name} />).matchAll(/ d="([^"]*)"/g)].map(([, d = '']) => d)
    const isPath = (d: string) => /^M[\d\s.,\-MLHVCSQTAZmlhvcsqtaz]+$/.test(d)
    expect(names.filter((name) => pathsOf(name).length === 0 || !pathsOf(name).every(isPath))).toEqual([])
  })

  it('are decoration until they are named', () => {
    expect(renderToStaticMarkup(<Icon name="eye" />)).toContain('aria-hidden="true"')
    const named = renderToStaticMarkup(<Icon name="eye" title="显示余额" />)
    expect(named).toContain('role="img" aria-label="显示余额"')
    expect(named).not.toContain('aria-hidden')
  })
})

describe('brand', () => {
  it('sets its name as text, the Latin line only where it can be 12 px', () => {
    expect(renderToStaticMarkup(<BrandWordmark name="澄灣" />)).toMatch(/澄灣.*CHENGWAN/)
    expect(renderToStaticMarkup(<BrandWordmark size={28} />)).not.toContain('CHENGWAN')
  })

  it('of another name goes without the Latin line, which is that of 澄湾', () => {
    expect(renderToStaticMarkup(<BrandWordmark name="海图" />)).not.toContain('CHENGWAN')
  })

  it('stands twice on a page without sharing ids', () => {
    const page = renderToStaticMarkup(
      <>
        <BrandSign />
        <BrandSign />
        <VipMetal level={1} />
        <VipMetal level={2} />
      </>,
    )
    const ids = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('has a badge for each level, and for a level beyond them the nearest', () => {
    expect(RANKS).toHaveLength(11)
    const badge = (level: number) => renderToStaticMarkup(<VipMetal level={level} title={`VIP${level}`} />)
    expect(badge(10)).toContain('>10<')
    expect(badge(99)).toContain('>10<')
    expect(badge(-1)).toContain('>0<')
    expect(badge(Number.NaN)).toContain('>0<')
  })
})

it('every empty place has its own picture', () => {
  const variants = [
    'noData',
    'noBets',
    'noMessages',
    'maintenance',
    'offline',
    'notFound',
    'comingSoon',
  ] as const
  const drawn = variants.map((variant) => renderToStaticMarkup(<EmptyArt variant={variant} />))
  expect(new Set(drawn).size).toBe(variants.length)
})
