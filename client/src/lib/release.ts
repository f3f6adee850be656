import { config } from './config.ts'

/** Whether the page's address leads to another build by now: the files of this one may be gone. */
export const isReplaced = async (): Promise<boolean> => {
  const own = document.querySelector('script[type=module][src]')?.getAttribute('src')
  if (!own) return false
  try {
    const page = await fetch(`${config.base}/`, { cache: 'no-store' })
    const text = page.ok ? await page.text() : ''
    return text.includes('id="root"') && !text.includes(own)
  } catch {
    return false
  }
}
