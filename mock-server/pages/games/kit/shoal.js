import { keptDrawings } from './canvas.js'
import { chance } from './motion.js'

/**
 * @typedef {import('@app/contract/play/outcomes').FishSpecies} FishSpecies
 * @typedef {{ species: FishSpecies, x: number, y: number, way: 1 | -1, speed: number, size: number, phase: number, hurt: number, gone: number }} Fish
 */

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
/** Height in parts of the stage. @type {Record<string, number>} */
const HEIGHTS = {
  minnow: 0.055,
  clown: 0.075,
  puffer: 0.1,
  angel: 0.13,
  turtle: 0.14,
  ray: 0.18,
  shark: 0.19,
  koi: 0.24,
}
/** How often each swims by. */
const SHARES = [9, 8, 6, 5, 4, 2.5, 1.6, 0.8]
const MOST = 17
/** Height of what says a fish's worth. */
const TAG = 20
/** Steps in which the first ones part before they are shown. */
const SETTLING = 60
/** A fish's size is 104 of its own units; its picture has room for fins beyond that. */
const [UNITS, ROOM] = [104, 120]
/** Depths of the stage in which they swim. */
const [HIGHEST, DEEPEST] = [0.1, 0.74]

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
const halfOf = (key) => Math.min(44, (46 / SKINS[key][3]) * 1.15)

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

/** What a fish is worth, readable over anything. @param {CanvasRenderingContext2D} paint @param {string} text @param {number} x @param {number} y */
const plate = (paint, text, x, y) => {
  paint.font = '700 13px "PingFang SC","Noto Sans SC",sans-serif'
  const wide = paint.measureText(text).width + 14
  paint.fillStyle = 'rgba(4,18,44,.72)'
  paint.beginPath()
  paint.roundRect(x - wide / 2, y - TAG / 2, wide, TAG, TAG / 2)
  paint.fill()
  paint.fillStyle = '#ffe6a8'
  paint.textAlign = 'center'
  paint.textBaseline = 'middle'
  paint.fillText(text, x, y + 0.5)
  paint.textBaseline = 'alphabetic'
}

/** The fish of the stage: where they swim is only a picture. @param {FishSpecies[]} species */
export const openShoal = (species) => {
  /** @type {Fish[]} */
  const all = []
  const pick = () => {
    let at = chance() * SHARES.reduce((sum, share) => sum + share, 0)
    return (
      species[
        Math.max(
          0,
          SHARES.findIndex((share) => (at -= share) < 0),
        )
      ] ?? species[0]
    )
  }
  /** Of some depths the one that is furthest from the others' last ones. @param {number} height */
  const freest = (height) => {
    const near = all.slice(-5)
    const room = (/** @type {number} */ y) => Math.min(...near.map((fish) => Math.abs(fish.y - y)), height)
    const depths = Array.from({ length: 5 }, () => height * (HIGHEST + chance() * (DEEPEST - HIGHEST)))
    return depths.reduce((best, y) => (room(y) > room(best) ? y : best))
  }
  /** @param {number} width @param {number} height @param {boolean} isAnywhere */
  const add = (width, height, isAnywhere) => {
    const kind = pick()
    const size = Math.max(30, HEIGHTS[kind.key] * Math.min(height, width * 1.1) * 1.55)
    const way = chance() < 0.5 ? 1 : -1
    all.push({
      species: kind,
      way,
      size,
      hurt: 0,
      gone: 0,
      phase: chance() * 6,
      x: isAnywhere ? chance() * width : way === 1 ? -size : width + size,
      y: freest(height),
      speed: (34 + chance() * 46) / (1 + kind.multiple / 40),
    })
  }
  /** Two that come near part, the smaller the further. @param {number} seconds @param {number} height */
  const part = (seconds, height) => {
    for (const [at, one] of all.entries())
      for (const other of all.slice(at + 1)) {
        const both = one.size + other.size
        const away = other.y - one.y
        const near = 1 - Math.hypot((other.x - one.x) * 0.6, away * 0.9) / (both * 0.5 + TAG)
        if (near <= 0) continue
        const push = (away < 0 ? -1 : 1) * near * both * 1.2 * seconds
        one.y -= (push * other.size) / both
        other.y += (push * one.size) / both
      }
    for (const fish of all) fish.y = Math.max(height * HIGHEST, Math.min(height * DEEPEST, fish.y))
  }
  return {
    all,
    /** @param {number} seconds @param {number} width @param {number} height @param {number} pace */
    swim: (seconds, width, height, pace) => {
      const wanted = Math.min(MOST, Math.round(width / 70) + 6)
      if (all.length === 0) {
        for (let at = 0; at < wanted; at++) add(width, height, true)
        for (let at = 0; at < SETTLING; at++) part(0.1, height)
      }
      for (const fish of all) {
        fish.phase += seconds * 2 * pace
        fish.hurt = Math.max(0, fish.hurt - seconds * 4)
        if (fish.gone > 0) fish.gone += seconds
        else fish.x += fish.way * fish.speed * seconds * pace
      }
      for (let at = all.length - 1; at >= 0; at--) {
        const fish = all[at]
        if (fish.gone > 0.7 || fish.x < -fish.size * 1.2 || fish.x > width + fish.size * 1.2)
          all.splice(at, 1)
      }
      while (all.length < wanted) add(width, height, false)
      part(seconds * pace, height)
    },
    /** @param {CanvasRenderingContext2D} paint @param {Fish | undefined} aimed */
    draw: (paint, aimed) => {
      for (const fish of all.toSorted((a, b) => a.size - b.size)) {
        const bob = Math.sin(fish.phase) * fish.size * 0.06
        paint.save()
        paint.translate(fish.x, fish.y + bob)
        if (fish === aimed) {
          paint.strokeStyle = 'rgba(255,220,130,.9)'
          paint.lineWidth = 2
          paint.setLineDash([8, 6])
          paint.beginPath()
          paint.arc(0, 0, fish.size * 0.56, 0, 7)
          paint.stroke()
          paint.setLineDash([])
        }
        if (fish.gone > 0) {
          paint.globalAlpha = Math.max(0, 1 - fish.gone / 0.7)
          paint.rotate(fish.gone * 7)
        }
        paint.scale(fish.way * (1 + Math.sin(fish.phase * 2.4) * 0.025), 1)
        const push = fish.hurt * 4
        const side = Math.round((fish.size * ROOM) / UNITS)
        paint.drawImage(fishPicture(fish.species.key, side), -side / 2 - push, -side / 2, side, side)
        paint.restore()
        const belly = (fish.size * halfOf(fish.species.key)) / UNITS
        if (fish.gone === 0) plate(paint, `×${fish.species.multiple}`, fish.x, fish.y + bob + belly + 6)
      }
    },
  }
}
