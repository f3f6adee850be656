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
    const body = typeof init?.body === 'string' ? init.body : undefined
    // A reset begins every page anew.
    await ready()
    const given = { method: init?.method ?? 'GET', headers: [...new Headers(init?.headers)], body }
    const { status, headers, base64 } = await page.evaluate(
      async ([address, { method, headers, body }]): Promise<Carried> => {
        const answer = await fetch(address, { method, headers, ...(body === undefined ? {} : { body }) })
        const bytes = new Uint8Array(await answer.arrayBuffer())
        const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
        return { status: answer.status, headers: [...answer.headers], base64: btoa(text) }
      },
      [url, given] as const,
    )
    return new Response(Buffer.from(base64, 'base64'), { status, headers })
  }
}
