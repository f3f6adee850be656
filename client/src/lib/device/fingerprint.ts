import { md5 } from './md5.ts'
import { uuid } from './requestId.ts'
import { stored } from './storage.ts'

const webgl = (): string[] | undefined => {
  const context = document.createElement('canvas').getContext('webgl')
  if (!context) return undefined
  const unmasked = context.getExtension('WEBGL_debug_renderer_info')
  const names = [
    unmasked?.UNMASKED_VENDOR_WEBGL ?? context.VENDOR,
    unmasked?.UNMASKED_RENDERER_WEBGL ?? context.RENDERER,
    context.VERSION,
    context.SHADING_LANGUAGE_VERSION,
    context.MAX_TEXTURE_SIZE,
    context.MAX_RENDERBUFFER_SIZE,
    context.MAX_VERTEX_ATTRIBS,
    context.MAX_VIEWPORT_DIMS,
  ]
  const values = names.map((name) => String(context.getParameter(name)))
  context.getExtension('WEBGL_lose_context')?.loseContext()
  return values
}

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

let known: string | undefined

/** FP-01: hash of graphics and browser properties; FP-02: a random id without WebGL; FP-03: host and hash when reading fails. */
export const fingerprint = (): string => {
  if (known) return known
  try {
    const graphics = webgl()
    known = graphics ? md5([...graphics, ...browser()].join('|')) : deviceId().replaceAll('-', '')
  } catch {
    known = `${location.hostname}-${md5(deviceId())}`
  }
  return known
}
