import { graphics } from './graphics.ts'
import { md5 } from '../md5.ts'
import { uuid } from '../requestId.ts'
import { stored } from '../storage.ts'

const browser = (): string[] =>
  [
    navigator.userAgent,
    navigator.platform,
    navigator.language,
    screen.width,
    screen.height,
    screen.availWidth,
    screen.availHeight,
    screen.colorDepth,
    screen.pixelDepth,
  ].map(String)

/** The stable id of this installation (N-HDR-4), made at the first visit. */
export const deviceId = (): string => {
  const known = stored.read('deviceId')
  if (known) return known
  const made = uuid()
  stored.write('deviceId', made)
  return made
}

const read = async (): Promise<string> => {
  try {
    const card = await graphics()
    return card ? md5([...card, ...browser()].join('|')) : deviceId().replaceAll('-', '')
  } catch {
    return `${location.hostname}-${md5(deviceId())}`
  }
}

let reading: Promise<string> | undefined
let known: string | undefined

/**
 * FP-01: hash of graphics and browser properties; FP-02: a random id without WebGL; FP-03: host and hash when reading fails.
 * A promise only until it is known: what is sent when the page is left can't wait.
 */
export const fingerprint = (): string | Promise<string> =>
  known ?? (reading ??= read().then((told) => (known = told)))
