/** What WebGL says of the card and its limits; undefined where there is none. */
export const readGraphics = (canvas: HTMLCanvasElement | OffscreenCanvas): string[] | undefined => {
  const context = canvas.getContext('webgl')
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
