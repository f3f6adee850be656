export interface GameInfo {
  url: string
  enName: string
  /** What the frame is titled with. */
  name?: string | undefined
}

/** No static /game/* word begins so (TRAP-06, U-GAME-01). */
const PREFIX = 'v.'

/** The :info part of /game/:info: base64url of JSON, free of slashes and of static words. */
export const encodeGameInfo = (info: GameInfo): string => {
  const bytes = new TextEncoder().encode(
    JSON.stringify({ url: info.url, enName: info.enName, name: info.name }),
  )
  const base64 = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
  return PREFIX + base64.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

/** undefined when it isn't ours or the address isn't http(s): a frame never shows javascript: or data:. */
export const decodeGameInfo = (text: string): GameInfo | undefined => {
  if (!text.startsWith(PREFIX)) return undefined
  try {
    const binary = atob(text.slice(PREFIX.length).replaceAll('-', '+').replaceAll('_', '/'))
    const bytes = Uint8Array.from(binary, (char) => char.charCodeAt(0))
    const info: unknown = JSON.parse(new TextDecoder().decode(bytes))
    if (typeof info !== 'object' || info === null) return undefined
    const { url, enName, name } = info as Record<string, unknown>
    if (typeof url !== 'string' || typeof enName !== 'string' || !/^https?:\/\//i.test(url)) return undefined
    return { url, enName, ...(typeof name === 'string' && { name }) }
  } catch {
    return undefined
  }
}
