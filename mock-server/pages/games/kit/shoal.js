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
  turtle: ['#3f9e6d', '#d2f3b8', '#1f6a48', 1.4],
  ray: ['#4a5b9c', '#b9c7f5', '#2c3870', 1.5],
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
const MOST = 20

/** @param {CanvasRenderingContext2D} paint @param {string} path @param {string | CanvasGradient} colour */
const fill = (paint, path, colour) => {
  paint.fillStyle = colour
  paint.fill(new Path2D(path))
}

/** Each looks to the right, in a box from -50 to 50. */
export const fishPicture = keptDrawings((paint, key, size) => {
  const [back, belly, fin, length] = SKINS[key]
  const wide = 46
  const high = Math.min(44, (wide / length) * 1.15)
  paint.translate(size / 2, size / 2)
  paint.scale(size / 104, size / 104)
  const skin = paint.createLinearGradient(0, -high, 0, high)
  skin.addColorStop(0, back)
  skin.addColorStop(0.55, back)
  skin.addColorStop(1, belly)
  if (key === 'turtle') {
    fill(
      paint,
      'M-20 22c-14 12-22 8-24 4c6 0 12-8 16-14zM10 24c2 14 14 16 20 10c-6-2-10-8-10-14zM-30 2c-10-2-16 2-18 8c8 2 14-2 20-2z',
      fin,
    )
    fill(paint, 'M30-4c12-8 20-2 18 8c-2 8-12 8-20 4z', '#8fcf8a')
    fill(paint, 'M-32 10c0-32 20-38 34-36c22 2 32 22 32 34c-20 10-48 10-66 2z', skin)
    fill(paint, 'M-18-2l10-14h14l8 14l-8 10h-16z', 'rgba(230,255,210,.35)')
  } else if (key === 'ray') {
    fill(paint, 'M-16 0l-34 3l34 3z', fin)
    fill(paint, 'M48 0c-10-12-20-18-30-40c-10 6-26 22-34 40c8 18 24 34 34 40c10-22 20-28 30-40z', skin)
    fill(paint, 'M28-8c6 2 10 6 12 8c-2 2-6 6-12 8c-6-4-6-12 0-16z', 'rgba(255,255,255,.25)')
  } else {
    const tail =
      key === 'koi'
        ? 'M-26 0c-14-26-24-24-24-24c6 10 6 38 0 48c0 0 10 2 24-24z'
        : `M-30 0l-20-${high * 0.8}c6 ${high * 0.5} 6 ${high * 1.1} 0 ${high * 1.6}z`
    fill(paint, tail, fin)
    fill(
      paint,
      `M-8-${high * 0.7}c6-${high * 0.7} 22-${high * 0.6} 26-${high * 0.2}zM-4 ${high * 0.6}c4 ${high * 0.6} 16 ${high * 0.5} 20 ${high * 0.1}z`,
      fin,
    )
    fill(
      paint,
      `M${wide} 0c-10-${high * 1.1}-60-${high * 1.25}-80 0c20 ${high * 1.25} 70 ${high * 1.1} 80 0z`,
      skin,
    )
    if (key === 'clown')
      fill(
        paint,
        `M14-${high * 0.8}c-6 ${high * 0.5}-6 ${high * 1.1} 0 ${high * 1.6}h7c-5-${high * 0.5}-5-${high * 1.1} 0-${high * 1.6}zM-12-${high * 0.8}c-5 ${high * 0.5}-5 ${high * 1.1} 0 ${high * 1.6}h6c-4-${high * 0.5}-4-${high * 1.1} 0-${high * 1.6}z`,
        'rgba(255,255,255,.9)',
      )
    if (key === 'koi')
      fill(paint, 'M-6-16c10 4 12 16 2 22c12 2 22-6 20-16c-4-8-14-10-22-6z', 'rgba(255,250,235,.85)')
    if (key === 'shark') fill(paint, 'M40 4c-6 4-12 6-18 6l2 3l4-2l2 3l4-3l1 2c4-3 6-6 5-9z', '#fff')
    fill(paint, `M4 4c-8 2-14 8-16 ${high * 0.5}c8 0 16-4 20-${high * 0.3}z`, fin)
  }
  const eye = key === 'ray' ? [34, -8] : key === 'turtle' ? [40, -2] : [28, -high * 0.22]
  paint.fillStyle = '#fff'
  paint.beginPath()
  paint.arc(eye[0], eye[1], 4.4, 0, 7)
  paint.fill()
  paint.fillStyle = '#121a2c'
  paint.beginPath()
  paint.arc(eye[0] + 0.8, eye[1], 2.4, 0, 7)
  paint.fill()
})

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
      y: height * (0.08 + chance() * 0.66),
      speed: (34 + chance() * 46) / (1 + kind.multiple / 40),
    })
  }
  return {
    all,
    /** @param {number} seconds @param {number} width @param {number} height @param {number} pace */
    swim: (seconds, width, height, pace) => {
      const wanted = Math.min(MOST, Math.round(width / 70) + 6)
      if (all.length === 0) for (let at = 0; at < wanted; at++) add(width, height, true)
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
        paint.drawImage(
          fishPicture(fish.species.key, Math.round(fish.size)),
          -fish.size / 2 - push,
          -fish.size / 2,
          fish.size,
          fish.size,
        )
        paint.restore()
        paint.fillStyle = 'rgba(255,236,190,.95)'
        paint.font = '600 12px "PingFang SC","Noto Sans SC",sans-serif'
        paint.textAlign = 'center'
        if (fish.gone === 0)
          paint.fillText(`×${fish.species.multiple}`, fish.x, fish.y + bob + fish.size * 0.5 + 8)
      }
    },
  }
}
