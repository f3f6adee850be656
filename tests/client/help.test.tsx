import { screen, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { renderAt } from './renderAt.tsx'

const SLOW = { timeout: 40_000 }
const title = (name: string) => screen.findByRole('heading', { level: 1, name }, SLOW)

describe('the help centre', () => {
  test('begins with how to open an account, and leads on in order', async () => {
    const { user } = await renderAt('/app/help')
    await title('开户')
    expect(await screen.findByRole('heading', { level: 2, name: '注册步骤' })).toBeDefined()
    await user.click(screen.getByRole('link', { name: /^下一篇\s*存款$/ }))
    await title('存款')
    expect(await screen.findByRole('row', { name: /银行转账 1–5 分钟/ })).toBeDefined()
  })

  test('finds a word in any page and opens it', async () => {
    const { user } = await renderAt('/app/help/kh')
    await user.type(await screen.findByRole('searchbox', { name: '搜索帮助' }, SLOW), '大 2.5/3')
    expect(await screen.findByText(/找到 \d+ 处/)).toBeDefined()
    await user.click(screen.getByRole('link', { name: /大小球攻略 › 整数、半数和四分之一/ }))
    await title('大小球攻略')
    expect(screen.getByRole('searchbox', { name: '搜索帮助' })).toHaveValue('')
  })

  test('answers of a deposit that hasn’t come where somebody asks for it, before all else', async () => {
    const { user } = await renderAt('/app/help/kh')
    await user.type(await screen.findByRole('searchbox', { name: '搜索帮助' }, SLOW), '到账')
    await screen.findByText(/找到 \d+ 处/, undefined, SLOW)
    const found = within(screen.getByRole('search')).getAllByRole('link')
    expect(found.slice(0, 2).map(({ textContent }) => textContent.replace(/\s/g, ''))).toEqual([
      expect.stringContaining('存款›存款多久到账'),
      expect.stringContaining('存款›存款没有到账怎么办'),
    ])
  })

  test('says when nothing is found', async () => {
    const { user } = await renderAt('/app/help/kh')
    await title('开户')
    await user.type(await screen.findByRole('searchbox', { name: '搜索帮助' }, SLOW), '外星人')
    expect(screen.queryByRole('article')).toBeNull()
    expect(await screen.findByText(/没有找到“外星人”/)).toBeDefined()
    expect(screen.queryByRole('article')).toBeNull()
    expect(screen.getByRole('button', { name: '联系在线客服' })).toBeDefined()
    const others = within(screen.getByRole('navigation', { name: '也可以看看' }))
    expect(others.getByRole('link', { name: '取款' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: '清空搜索' }))
    await title('开户')
    expect(screen.getByRole('searchbox', { name: '搜索帮助' })).toHaveFocus()
    await user.paste('外星人'.repeat(41))
    expect(await screen.findByText(/没有找到“(外星人){6}外星…”/)).toBeDefined()
  })

  test('has its whole menu under one button where there is no column', async () => {
    const { matchMedia } = window
    vi.spyOn(window, 'matchMedia').mockImplementation((query) => ({
      ...matchMedia(query),
      matches: query.includes('max-width'),
    }))
    const { user } = await renderAt('/app/help/kh')
    await title('开户')
    const menu = screen.getByRole('button', { name: /^帮助中心 · 开户/, expanded: false })
    const field = screen.getByRole('searchbox', { name: '搜索帮助' })
    await user.type(field, '到账')
    expect(menu).toHaveAccessibleName(/^帮助中心 · 搜索结果/)
    await user.clear(field)
    expect(menu).toHaveAccessibleName(/^帮助中心 · 开户/)
    await user.click(menu)
    await user.click(screen.getByRole('link', { name: '取款' }))
    await title('取款')
    expect(menu).toHaveAttribute('aria-expanded', 'false')
    await user.click(screen.getByRole('button', { name: '返回' }))
    await title('开户')
  })

  test('settles an example as the book does: three quarters given, won by one, half of it wins', async () => {
    await renderAt('/app/help/rqgl')
    expect(await screen.findByText('赢半', { selector: 'strong' }, SLOW)).toBeDefined()
    expect(screen.getByText(/返还 ¥146.00/)).toBeDefined()
  })

  test('shows the terms of the registration with all their limits [UI-TERM-01]', async () => {
    await renderAt('/app/help/gztk')
    await title('规则条款')
    const article = screen.getByRole('article', { name: '规则条款' })
    for (const words of ['1,500,000美元', '300,000美元', '25,000美元', '14天', '5年', '不可抗力'])
      expect(within(article).getAllByText(new RegExp(words)).length).toBeGreaterThan(0)
  })
})

describe('pages about the brand', () => {
  test('the sponsors come with their honours and terms', async () => {
    await renderAt('/sponsor')
    const story = await screen.findByRole('article', { name: '霍尔维克联足球俱乐部' }, SLOW)
    expect(within(story).getByText('联赛冠军 2 次')).toBeDefined()
    expect(within(story).getByText(/合作期限 20\d\d-/)).toBeDefined()
  })

  test('the share of an agent follows the sliders', async () => {
    const { user } = await renderAt('/agent')
    const slider = await screen.findByRole('slider', { name: /当月活跃会员/ }, SLOW)
    expect(screen.getByText('¥2,112.00')).toBeDefined()
    slider.focus()
    await user.keyboard('{Home}')
    expect(screen.getByText('按 30% 估算，每月约')).toBeDefined()
    expect(screen.getByRole('row', { current: true })).toHaveTextContent('1–930%')
  })

  test('the app page shows a code for the phone and how to install on each device', async () => {
    await renderAt('/download')
    expect(await screen.findByRole('img', { name: '手机扫码打开下载页' }, SLOW)).toBeDefined()
    for (const name of ['iPhone 与 iPad', '安卓手机与平板', '电脑'])
      expect(screen.getByRole('heading', { level: 3, name })).toBeDefined()
  })
})
