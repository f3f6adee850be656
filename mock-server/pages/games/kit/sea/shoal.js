import { chance, still } from '../motion.js'
import { ROOM, UNITS, fishPicture, halfOf } from './fish.js'

/**
 * @typedef {import('@app/contract/play/outcomes').FishSpecies} FishSpecies
 * @typedef {{ species: FishSpecies, x: number, y: number, way: 1 | -1, speed: number, size: number, phase: number, hurt: number, gone: number }} Fish
 */

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
const [FEWEST, MOST] = [8, 17]
/** Of the stage, in square pixels; of a large one, where there are more than that many. */
const [ROOM_OF_ONE, ROOM_OF_MORE] = [17_000, 55_000]
/** Sizes beyond the edge from which a fish is out of sight. */
const AWAY = 0.6
/** From which multiple on a fish has a light of its own. */
export const GREAT = 100
/** Pixels of a swimming body that bend as one. */
const STRIP = 8
/** Height of what says a fish's worth. */
const TAG = 20
/** Between two of them. */
const APART = 6
/** Steps in which the first ones part before they are shown. */
const SETTLING = 60
/** How far, in parts of the width, and how much a crowd hastens those that leave it, and holds up who comes. */
const [CROWD, PRESSURE] = [0.35, 0.6]
/** Depths of the stage in which they swim, whole: below stands the cannon. */
const [HIGHEST, DEEPEST] = [0.03, 0.8]
/** How much larger words are on a high stage. @param {number} height */
export const wordScale = (height) => Math.max(1, Math.min(1.5, height / 560))
/** @param {number} y @param {number} size of the fish @param {number} height */
const within = (y, size, height) =>
  Math.max(height * HIGHEST + size / 2, Math.min(height * DEEPEST - size / 2, y))

/** Where a fish is drawn, as it bobs. @param {Fish} fish */
const depthOf = (fish) => fish.y + Math.sin(fish.phase) * fish.size * 0.06
/**
 * What the fish are worth, each on its belly and whole within the stage; of two that would cross the lesser one is not told.
 * @param {Fish[]} all @param {number} width @param {number} [scale]
 */
export const tagsOf = (all, width, scale = 1) => {
  /** @type {Map<Fish, { text: string, x: number, y: number, wide: number }>} */
  const tags = new Map()
  for (const fish of all.toSorted((a, b) => b.species.multiple - a.species.multiple)) {
    const text = `×${fish.species.multiple}`
    const wide = (text.length * 8 + 14) * scale
    const x = Math.max(wide / 2 + 4, Math.min(width - wide / 2 - 4, fish.x))
    const y = depthOf(fish) + (fish.size * halfOf(fish.species.key)) / UNITS + 9 * scale
    const isSeen = Math.abs(x - fish.x) < fish.size * 0.4
    const crosses = [...tags.values()].some(
      (other) =>
        Math.abs(other.x - x) < (other.wide + wide) / 2 + APART &&
        Math.abs(other.y - y) < TAG * scale + APART,
    )
    if (fish.gone === 0 && isSeen && !crosses) tags.set(fish, { text, x, y, wide })
  }
  return tags
}

/** Those that can be aimed at, the likeliest catch first. @param {Fish[]} all @param {number} width */
export const aimsOf = (all, width) =>
  all
    .filter((fish) => fish.gone === 0 && fish.x > 20 && fish.x < width - 20)
    .toSorted((a, b) => a.species.multiple - b.species.multiple)

/** @param {Fish[]} fish @param {(fish: Fish) => number} away @returns {Fish | undefined} */
export const nearestTo = (fish, away) => fish.toSorted((a, b) => away(a) - away(b))[0]

/** Readable over anything. @param {CanvasRenderingContext2D} paint @param {{ text: string, x: number, y: number, wide: number }} tag @param {number} scale */
const plate = (paint, { text, x, y, wide }, scale) => {
  const high = TAG * scale
  paint.font = `700 ${Math.round(13 * scale)}px "PingFang SC","Noto Sans SC",sans-serif`
  paint.fillStyle = 'rgba(4,18,44,.72)'
  paint.beginPath()
  paint.roundRect(x - wide / 2, y - high / 2, wide, high, high / 2)
  paint.fill()
  paint.fillStyle = '#ffe6a8'
  paint.textAlign = 'center'
  paint.textBaseline = 'middle'
  paint.fillText(text, x, y + 0.5)
  paint.textBaseline = 'alphabetic'
}

/** A body that bends from its head to its tail, in strips; white where it was just hit. @param {CanvasRenderingContext2D} paint @param {Fish} fish */
const swimming = (paint, { species, size, phase, hurt, gone }) => {
  const side = Math.round((size * ROOM) / UNITS)
  const picture = fishPicture(species.key, side)
  const bend = still() || gone > 0 ? 0 : side * 0.05
  const strips = bend > 0 ? Math.min(14, Math.ceil(side / STRIP)) : 1
  const [from, to] = [picture.width / strips, side / strips]
  const draw = () => {
    for (let at = 0; at < strips; at++) {
      const tail = 1 - at / strips
      const dy = bend * tail ** 2 * Math.sin(phase * 3 + tail * 2.2)
      const [more, wide] = at < strips - 1 ? [1, (to * (from + 1)) / from] : [0, to]
      paint.drawImage(
        picture,
        at * from,
        0,
        from + more,
        picture.height,
        at * to - side / 2,
        dy - side / 2,
        wide,
        side,
      )
    }
  }
  draw()
  if (hurt <= 0 || gone > 0) return
  paint.globalCompositeOperation = 'lighter'
  paint.globalAlpha = hurt * 0.7
  draw()
}

/** Light on the water around what swims; a great one has a light of its own. @param {CanvasRenderingContext2D} paint @param {Fish} fish */
const glow = (paint, { species, size, phase }) => {
  const isGreat = species.multiple >= GREAT
  const radius = size * (0.72 + (still() ? 0 : 0.05 * Math.sin(phase * 2)))
  const light = paint.createRadialGradient(0, 0, size * 0.15, 0, 0, radius)
  light.addColorStop(0, isGreat ? 'rgba(255,214,110,.55)' : 'rgba(170,230,255,.3)')
  light.addColorStop(1, isGreat ? 'rgba(255,190,70,0)' : 'rgba(150,220,255,0)')
  paint.fillStyle = light
  paint.fillRect(-radius, -radius, 2 * radius, 2 * radius)
}

/** Sights around what is aimed at. @param {CanvasRenderingContext2D} paint @param {Fish} fish */
const lock = (paint, { size, phase }) => {
  const radius = Math.max(24, size * 0.56)
  paint.save()
  paint.rotate(still() ? 0 : phase * 0.4)
  for (const [colour, wide] of /** @type {[string, number][]} */ ([
    ['rgba(60,20,0,.6)', 5],
    ['#ffd25e', 3],
  ])) {
    paint.strokeStyle = colour
    paint.lineWidth = wide
    for (let part = 0; part < 4; part++) {
      const turn = (part * Math.PI) / 2
      paint.beginPath()
      paint.arc(0, 0, radius, turn - 0.45, turn + 0.45)
      paint.moveTo(Math.cos(turn) * (radius - 5), Math.sin(turn) * (radius - 5))
      paint.lineTo(Math.cos(turn) * (radius + 5), Math.sin(turn) * (radius + 5))
      paint.stroke()
    }
  }
  paint.restore()
}

/** The fish of the stage: where they swim is only a picture. @param {FishSpecies[]} species @param {(fish: Fish) => void} [onArrival] */
export const openShoal = (species, onArrival = () => {}) => {
  /** @type {Fish[]} */
  const all = []
  let wide = 0
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
  /** Of some depths the one that is furthest from the others' last ones. @param {number} size @param {number} height */
  const freest = (size, height) => {
    const near = all.slice(-5)
    const room = (/** @type {number} */ y) => Math.min(...near.map((fish) => Math.abs(fish.y - y)), height)
    const depths = Array.from({ length: 5 }, () => {
      const [top, low] = [within(0, size, height), within(height, size, height)]
      return top + chance() * (low - top)
    })
    return depths.reduce((best, y) => (room(y) > room(best) ? y : best))
  }
  /** Towards where there are fewer. @param {number} width @returns {1 | -1} */
  const freerWay = (width) => {
    const left = all.filter(({ x }) => x < width / 2).length * 2 - all.length
    return (left || chance() - 0.5) < 0 ? 1 : -1
  }
  /** How crowded it is to the left of a fish, less to its right. @param {Fish} fish @param {number} width */
  const crowdOf = ({ x }, width) =>
    all.reduce((sum, { x: other }) => {
      const near = 1 - Math.abs(x - other) / (width * CROWD)
      return near > 0 ? sum + Math.sign(x - other) * near : sum
    }, 0)
  /** @param {number} width @param {number} height @param {number} [place] of the first ones */
  const add = (width, height, place) => {
    const kind = pick()
    const size = Math.max(34, HEIGHTS[kind.key] * Math.min(height, width * 1.1) * 1.55)
    const way = place === undefined ? freerWay(width) : chance() < 0.5 ? 1 : -1
    /** @type {Fish} */
    const fish = {
      species: kind,
      way,
      size,
      hurt: 0,
      gone: 0,
      phase: chance() * 6,
      x: place ?? (way === 1 ? -size * AWAY : width + size * AWAY),
      y: freest(size, height),
      speed: (34 + chance() * 46) / (1 + kind.multiple / 40),
    }
    all.push(fish)
    if (place === undefined) onArrival(fish)
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
    for (const fish of all) fish.y = within(fish.y, fish.size, height)
  }
  return {
    all,
    /** @param {number} seconds @param {number} width @param {number} height @param {number} pace */
    swim: (seconds, width, height, pace) => {
      const area = width * height
      const wanted = Math.max(
        FEWEST,
        Math.min(MOST, Math.round(area / ROOM_OF_ONE)),
        Math.round(area / ROOM_OF_MORE),
      )
      if (all.length === 0) {
        for (let at = 0; at < wanted; at++) add(width, height, ((at + chance()) / wanted) * width)
        for (let at = 0; at < SETTLING; at++) part(0.1, height)
      }
      // Those of another width keep their place in it.
      for (const fish of all) fish.x *= width / (wide || width)
      wide = width
      for (const fish of all) {
        fish.phase += seconds * 2 * pace
        fish.hurt = Math.max(0, fish.hurt - seconds * 4)
        if (fish.gone > 0) fish.gone += seconds
        else {
          const eager = 1 + fish.way * crowdOf(fish, width) * PRESSURE
          fish.x += fish.way * fish.speed * Math.max(0.4, Math.min(1.8, eager)) * seconds * pace
        }
      }
      for (let at = all.length - 1; at >= 0; at--) {
        const fish = all[at]
        if (fish.gone > 0.7 || fish.x < -fish.size * AWAY || fish.x > width + fish.size * AWAY)
          all.splice(at, 1)
      }
      while (all.length < wanted) add(width, height)
      part(seconds * pace, height)
    },
    /** @param {CanvasRenderingContext2D} paint @param {Fish | undefined} aimed @param {number} width @param {number} scale */
    draw: (paint, aimed, width, scale) => {
      const tags = tagsOf(all, width, scale)
      for (const fish of all.toSorted((a, b) => a.size - b.size)) {
        paint.save()
        paint.translate(fish.x, depthOf(fish))
        if (fish.gone === 0) glow(paint, fish)
        if (fish === aimed) lock(paint, fish)
        if (fish.gone > 0) {
          paint.globalAlpha = Math.max(0, 1 - fish.gone / 0.7)
          paint.rotate(fish.gone * 7)
          paint.scale(1 - fish.gone * 0.6, 1 - fish.gone * 0.6)
        }
        paint.scale(fish.way, 1)
        paint.translate(still() ? 0 : -fish.hurt * 6, 0)
        swimming(paint, fish)
        paint.restore()
      }
      for (const tag of tags.values()) plate(paint, tag, scale)
    },
  }
}
