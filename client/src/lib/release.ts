import { config } from './config.ts'

/** Whether the page's address leads to another build by now: the files of this one may be gone. */
export const isReplaced = async (): Promise<boolean> => {
  const own = Array.from(
    document.querySelectorAll('script[type=module][src]'),
    (each) => each.getAttribute('src') ?? '',
  )
  if (own.length === 0) return false
  try {
    const page = await fetch(`${config.base}/`, { cache: 'no-store' })
    const text = page.ok ? await page.text() : ''
    return text.includes('id="root"') && own.some((file) => !text.includes(file))
  } catch {
    return false
  }
}
