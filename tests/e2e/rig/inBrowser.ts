import type { BrowserContext } from '@playwright/test'

interface Carried {
  status: number
  headers: [string, string][]
  base64: string
}

/** A fetch for tests of the static demo: its server is a worker of the browser, so a page of the browser asks. */
export const fetchInBrowser = async (
  context: BrowserContext,
  origin: string,
): Promise<typeof globalThis.fetch> => {
  const page = await context.newPage()
  await page.goto(`${origin}/__mock/`)
  const ready = () => page.waitForFunction(() => performance.getEntriesByName('demo-ready').length > 0)
  await ready()
  return async (input, init) => {
    const url = input instanceof Request ? input.url : String(input)
    const sent = init?.body
      ? Buffer.from(await new Response(init.body).arrayBuffer()).toString('base64')
      : undefined
    // A reset begins every page anew.
    await ready()
    const given = { method: init?.method ?? 'GET', headers: [...new Headers(init?.headers)], sent }
    const { status, headers, base64 } = await page.evaluate(
      async ([address, { method, headers, sent }]): Promise<Carried> => {
        const body =
          sent === undefined ? {} : { body: Uint8Array.from(atob(sent), (sign) => sign.charCodeAt(0)) }
        const answer = await fetch(address, { method, headers, ...body })
        const bytes = new Uint8Array(await answer.arrayBuffer())
        const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
        return { status: answer.status, headers: [...answer.headers], base64: btoa(text) }
      },
      [url, given] as const,
    )
    return new Response(Buffer.from(base64, 'base64'), { status, headers })
  }
}
