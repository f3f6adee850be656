/**
 * A canvas that fills its parent at the screen's own resolution; `onSize` gets its size in CSS pixels.
 * @param {HTMLElement} parent
 * @param {string} label
 * @param {(width: number, height: number) => void} onSize
 */
export const fitCanvas = (parent, label, onSize) => {
  const canvas = document.createElement('canvas')
  canvas.setAttribute('role', 'img')
  canvas.setAttribute('aria-label', label)
  parent.append(canvas)
  const paint = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'))
  const fit = () => {
    const { clientWidth: width, clientHeight: height } = parent
    const ratio = Math.min(2, devicePixelRatio || 1)
    canvas.width = Math.max(1, Math.round(width * ratio))
    canvas.height = Math.max(1, Math.round(height * ratio))
    paint.setTransform(ratio, 0, 0, ratio, 0, 0)
    onSize(width, height)
  }
  // Tells the first size too, after the caller has what this returns.
  new ResizeObserver(fit).observe(parent)
  return { canvas, paint }
}

/**
 * A picture drawn once for each key and size, then copied.
 * @param {(paint: CanvasRenderingContext2D, key: string, size: number) => void} draw
 */
export const keptDrawings = (draw) => {
  /** @type {Map<string, HTMLCanvasElement>} */
  const kept = new Map()
  const ratio = Math.min(2, devicePixelRatio || 1)
  return (/** @type {string} */ key, /** @type {number} */ size) => {
    const name = `${key}@${Math.round(size)}`
    let canvas = kept.get(name)
    if (!canvas) {
      canvas = document.createElement('canvas')
      canvas.width = canvas.height = Math.max(1, Math.ceil(size * ratio))
      const paint = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'))
      paint.scale(ratio, ratio)
      draw(paint, key, size)
      kept.set(name, canvas)
    }
    return canvas
  }
}
