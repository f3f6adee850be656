import { keptDrawings } from '../canvas.js'

/** Body colours, back to belly, the fin, and how long a fish is for its height. @type {Record<string, [string, string, string, number]>} */
const SKINS = {
  minnow: ['#7fc4ff', '#e9f7ff', '#4b8fd6', 2.2],
  clown: ['#ff8f3f', '#ffe2b8', '#d9481c', 1.7],
  puffer: ['#ffcf57', '#fff6d6', '#c9861c', 1.15],
  angel: ['#b48cff', '#f1e6ff', '#6b45c9', 1.2],
  turtle: ['#3f9e6d', '#d2f3b8', '#1f6a48', 2],
  ray: ['#4a5b9c', '#b9c7f5', '#2c3870', 2.6],
  shark: ['#6e86a8', '#e6eef8', '#3d5170', 2.3],
  koi: ['#ff5a3c', '#ffe9a8', '#e0a02a', 1.9],
}
/** A fish's size is 104 of its own units; its picture has room for fins beyond that. */
export const [UNITS, ROOM] = [104, 120]

/** @param {CanvasRenderingContext2D} paint @param {string} path @param {string | CanvasGradient} colour */
const fill = (paint, path, colour) => {
  paint.fillStyle = colour
  paint.fill(new Path2D(path))
}
/** A part with its edge in ink, so that it stands off from the water and from what swims behind it. @param {CanvasRenderingContext2D} paint @param {string} path @param {string | CanvasGradient} colour */
const part = (paint, path, colour) => {
  paint.lineJoin = 'round'
  paint.lineWidth = 2.2
  paint.strokeStyle = 'rgba(6,22,52,.62)'
  paint.stroke(new Path2D(path))
  fill(paint, path, colour)
}
/** Scales, a gloss along the back and shade below, within a body. @param {CanvasRenderingContext2D} paint @param {string} body @param {number} high @param {boolean} isScaled */
const relief = (paint, body, high, isScaled) => {
  paint.save()
  paint.clip(new Path2D(body))
  paint.lineWidth = 0.9
  paint.strokeStyle = 'rgba(255,255,255,.22)'
  if (isScaled)
    for (let row = -5; row <= 5; row++)
      for (let column = -5; column < 4; column++) {
        paint.beginPath()
        paint.arc(column * 8 + (row % 2 ? 4 : 0), row * 6, 5, -1.3, 1.3)
        paint.stroke()
      }
  const shade = paint.createLinearGradient(0, high * 0.2, 0, high)
  shade.addColorStop(0, 'rgba(4,16,44,0)')
  shade.addColorStop(1, 'rgba(4,16,44,.34)')
  paint.fillStyle = shade
  paint.fillRect(-52, -52, 104, 104)
  paint.fillStyle = 'rgba(255,255,255,.3)'
  paint.beginPath()
  paint.ellipse(4, -high * 0.52, 30, high * 0.16, -0.06, 0, 7)
  paint.fill()
  paint.restore()
}

/** Half a fish's height, in its units. @param {string} key */
export const halfOf = (key) => Math.min(44, (46 / SKINS[key][3]) * 1.15)

/** Each looks to the right, between -50 and 50; fins reach further. */
export const fishPicture = keptDrawings((paint, key, size) => {
  const [back, belly, fin] = SKINS[key]
  const wide = 46
  const high = halfOf(key)
  paint.translate(size / 2, size / 2)
  paint.scale(size / ROOM, size / ROOM)
  const skin = paint.createLinearGradient(0, -high, 0, high)
  skin.addColorStop(0, back)
  skin.addColorStop(0.55, back)
  skin.addColorStop(1, belly)
  if (key === 'turtle') {
    part(
      paint,
      'M-20 22c-14 12-22 8-24 4c6 0 12-8 16-14zM10 24c2 14 14 16 20 10c-6-2-10-8-10-14zM-30 2c-10-2-16 2-18 8c8 2 14-2 20-2z',
      fin,
    )
    part(paint, 'M30-4c12-8 20-2 18 8c-2 8-12 8-20 4z', '#8fcf8a')
    const shell = 'M-32 10c0-32 20-38 34-36c22 2 32 22 32 34c-20 10-48 10-66 2z'
    part(paint, shell, skin)
    fill(paint, 'M-18-2l10-14h14l8 14l-8 10h-16z', 'rgba(230,255,210,.35)')
    paint.lineWidth = 1.2
    paint.strokeStyle = 'rgba(10,50,34,.5)'
    paint.stroke(
      new Path2D(
        'M-18-2l-12 4M-8-16l-4-8M6-16l5-9M14-2l16 2M6 8l4 8M-10 8l-5 7M-18-2l10-14h14l8 14l-8 10h-16z',
      ),
    )
    relief(paint, shell, 26, false)
  } else if (key === 'ray') {
    part(paint, 'M-16-2l-34 4l34 4z', fin)
    const wings = 'M48 0c-10-12-20-18-30-40c-10 6-26 22-34 40c8 18 24 34 34 40c10-22 20-28 30-40z'
    part(paint, wings, skin)
    for (const [x, y] of [
      [14, -18],
      [4, -10],
      [14, 18],
      [4, 10],
      [-4, 0],
    ])
      fill(paint, `M${x} ${y}m-3 0a3 3 0 1 0 6 0a3 3 0 1 0-6 0z`, 'rgba(214,226,255,.5)')
    fill(paint, 'M28-8c6 2 10 6 12 8c-2 2-6 6-12 8c-6-4-6-12 0-16z', 'rgba(255,255,255,.25)')
    relief(paint, wings, 40, false)
  } else {
    const tail =
      key === 'koi'
        ? 'M-26 0c-14-26-24-24-24-24c6 10 6 38 0 48c0 0 10 2 24-24z'
        : `M-30 0l-20-${high * 0.8}c6 ${high * 0.5} 6 ${high * 1.1} 0 ${high * 1.6}z`
    part(paint, tail, fin)
    part(
      paint,
      `M-8-${high * 0.7}c6-${high * 0.7} 22-${high * 0.6} 26-${high * 0.2}zM-4 ${high * 0.6}c4 ${high * 0.6} 16 ${high * 0.5} 20 ${high * 0.1}z`,
      fin,
    )
    paint.lineWidth = 1
    paint.strokeStyle = 'rgba(255,255,255,.35)'
    paint.stroke(
      new Path2D(
        `M-34 0l-12-${high * 0.5}M-34 0h-13M-34 0l-12 ${high * 0.5}M-2-${high * 0.75}l8-${high * 0.36}M4-${high * 0.7}l8-${high * 0.34}`,
      ),
    )
    const body = `M${wide} 0c-10-${high * 1.1}-60-${high * 1.25}-80 0c20 ${high * 1.25} 70 ${high * 1.1} 80 0z`
    part(paint, body, skin)
    if (key === 'clown')
      fill(
        paint,
        `M14-${high * 0.8}c-6 ${high * 0.5}-6 ${high * 1.1} 0 ${high * 1.6}h7c-5-${high * 0.5}-5-${high * 1.1} 0-${high * 1.6}zM-12-${high * 0.8}c-5 ${high * 0.5}-5 ${high * 1.1} 0 ${high * 1.6}h6c-4-${high * 0.5}-4-${high * 1.1} 0-${high * 1.6}z`,
        'rgba(255,255,255,.9)',
      )
    if (key === 'koi')
      fill(paint, 'M-6-16c10 4 12 16 2 22c12 2 22-6 20-16c-4-8-14-10-22-6z', 'rgba(255,250,235,.85)')
    relief(paint, body, high, key !== 'shark')
    if (key === 'shark') fill(paint, 'M40 4c-6 4-12 6-18 6l2 3l4-2l2 3l4-3l1 2c4-3 6-6 5-9z', '#fff')
    part(paint, `M4 4c-8 2-14 8-16 ${high * 0.5}c8 0 16-4 20-${high * 0.3}z`, fin)
    paint.lineWidth = 1.4
    paint.strokeStyle = 'rgba(6,22,52,.45)'
    paint.stroke(
      new Path2D(`M18-${high * 0.42}c-5 ${high * 0.26}-5 ${high * 0.56} 0 ${high * 0.8}M44 3c-3 2-6 2-9 1`),
    )
  }
  const [x, y] = key === 'ray' ? [34, -8] : key === 'turtle' ? [40, -2] : [28, -high * 0.22]
  for (const [dx, dy, radius, colour] of /** @type {[number, number, number, string][]} */ ([
    [0, 0, 5, 'rgba(6,22,52,.6)'],
    [0, 0, 4.4, '#fff'],
    [0.8, 0, 2.6, '#121a2c'],
    [1.7, -1, 0.9, '#fff'],
  ])) {
    paint.fillStyle = colour
    paint.beginPath()
    paint.arc(x + dx, y + dy, radius, 0, 7)
    paint.fill()
  }
})
