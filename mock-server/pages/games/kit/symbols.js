import { keptDrawings } from './canvas.js'

/** @typedef {CanvasRenderingContext2D} Paint */

export const SYMBOL_NAMES = {
  W: '澄',
  S: '明月',
  D: '龙珠',
  K: '锦鲤',
  Y: '玉佩',
  B: '元宝',
  m: '梅',
  l: '兰',
  z: '竹',
  j: '菊',
}

const GOLD = ['#fff1c2', '#f3ca6b', '#a86d18']
/** @param {Paint} paint @param {string[]} stops @param {number} [y0] @param {number} [y1] */
const down = (paint, stops, y0 = -40, y1 = 40) => {
  const gradient = paint.createLinearGradient(0, y0, 0, y1)
  stops.forEach((stop, at) => gradient.addColorStop(at / (stops.length - 1), stop))
  return gradient
}
/** @param {Paint} paint @param {string[]} stops @param {number} r */
const ball = (paint, stops, r) => {
  const gradient = paint.createRadialGradient(-r * 0.35, -r * 0.4, r * 0.1, 0, 0, r)
  stops.forEach((stop, at) => gradient.addColorStop(at / (stops.length - 1), stop))
  return gradient
}
/** @param {Paint} paint @param {string} path @param {string | CanvasGradient} fill @param {string} [stroke] @param {number} [width] */
const shape = (paint, path, fill, stroke = '', width = 2.5) => {
  const outline = new Path2D(path)
  paint.fillStyle = fill
  paint.fill(outline)
  if (!stroke) return
  paint.strokeStyle = stroke
  paint.lineWidth = width
  paint.stroke(outline)
}
/** @param {number} r @param {number} [x] @param {number} [y] */
const circle = (r, x = 0, y = 0) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`
/** @param {Paint} paint @param {number} count @param {() => void} draw */
const around = (paint, count, draw) => {
  for (let at = 0; at < count; at++) {
    paint.save()
    paint.rotate((at * 2 * Math.PI) / count)
    draw()
    paint.restore()
  }
}
/** @param {Paint} paint @param {number} petals @param {string} petal @param {string[]} tones @param {string} heart */
const flower = (paint, petals, petal, tones, heart) => {
  around(paint, petals, () => shape(paint, petal, down(paint, tones, -38, 0), 'rgba(40,10,30,.35)', 1.2))
  shape(paint, circle(8), heart)
  around(paint, 7, () => shape(paint, circle(1.8, 0, -12), heart))
}

/** Each is drawn in a square from -50 to 50. @type {Record<string, (paint: Paint) => void>} */
const DRAWINGS = {
  W: (paint) => {
    shape(
      paint,
      'M-34-40h68a8 8 0 0 1 8 8v64a8 8 0 0 1-8 8h-68a8 8 0 0 1-8-8v-64a8 8 0 0 1 8-8z',
      down(paint, ['#5f93ff', '#1f4fd8', '#132f86']),
      GOLD[1],
      4,
    )
    paint.fillStyle = down(paint, GOLD)
    paint.font = '700 54px "PingFang SC","Microsoft YaHei","Noto Sans SC",sans-serif'
    paint.textAlign = 'center'
    paint.textBaseline = 'middle'
    paint.fillText('澄', 0, 3)
  },
  S: (paint) => {
    paint.shadowColor = '#ffeeb0'
    // In pixels of the canvas, whatever its scale.
    paint.shadowBlur = 14 * paint.getTransform().a
    shape(paint, circle(32), ball(paint, ['#fffdf0', '#ffe9a8', '#e9b94c'], 34))
    paint.shadowBlur = 0
    shape(paint, circle(6, -10, -8) + circle(4, 12, 6) + circle(3, -2, 16), 'rgba(190,140,50,.35)')
    shape(
      paint,
      'M-44 30c0-11 15-13 18-5c4-11 22-9 22 1c8-5 19-1 17 7c-2 7-11 7-14 7h-32c-7 0-11-5-11-10z',
      'rgba(226,236,255,.92)',
    )
    shape(paint, 'M8 40c0-8 11-9 13-3c5-5 16-2 15 5c-1 4-5 5-8 5H16c-5 0-8-3-8-7z', 'rgba(196,214,250,.95)')
  },
  D: (paint) => {
    around(paint, 6, () =>
      shape(paint, 'M0-46c9 9 11 17 2 26c-8-5-10-14-2-26z', down(paint, ['#ffd36b', '#e0562b'], -46, -20)),
    )
    shape(paint, circle(26), ball(paint, ['#fff4e0', '#ff9a6b', '#c4203a', '#5c0a20'], 27), GOLD[1], 3)
    shape(paint, 'M-12 8c0-16 22-18 22-4c0 9-12 9-12 2', 'rgba(255,240,210,.0)', '#ffe6a3', 3.5)
    shape(paint, circle(5, -9, -11), 'rgba(255,255,255,.75)')
  },
  K: (paint) => {
    paint.rotate(-0.35)
    shape(
      paint,
      'M22 0c16-16 24-14 24-14c-4 8-4 20 0 28c0 0-8 2-24-14z',
      down(paint, ['#ffb27a', '#e2481e']),
      '#8a2408',
      1.5,
    )
    shape(
      paint,
      'M-42 0c8-22 46-26 68 0c-22 26-60 22-68 0z',
      down(paint, ['#fff6ea', '#ff8a4a', '#d9421a'], -22, 22),
      '#8a2408',
      2,
    )
    shape(
      paint,
      'M-12-17c10-12 22-10 26-6c-6 4-10 8-10 8zM-8 17c6 12 16 12 22 9c-6-4-8-8-8-8z',
      '#ff9b5c',
      '#8a2408',
      1.2,
    )
    shape(paint, 'M-10-14c8 4 10 18 2 28c8 2 18-2 22-14c-4-12-14-16-24-14z', 'rgba(255,250,240,.75)')
    shape(paint, circle(4, -28, -4), '#fff')
    shape(paint, circle(2.2, -28.5, -4), '#26120a')
  },
  Y: (paint) => {
    shape(paint, 'M-5-46h10v18H-5z', '#c8324a')
    const ring = new Path2D(circle(30, 0, 2) + circle(11, 0, 2))
    paint.fillStyle = ball(paint, ['#e9ffe9', '#7fdca6', '#1f8a5b', '#0d4a33'], 32)
    paint.fill(ring, 'evenodd')
    paint.strokeStyle = '#0b3c2a'
    paint.lineWidth = 2
    paint.stroke(ring)
    around(paint, 8, () => shape(paint, circle(3, 0, -20), 'rgba(236,255,240,.55)'))
    shape(paint, 'M-7 32h14l4 16h-22z', down(paint, ['#e2506a', '#8c1730'], 32, 48))
  },
  B: (paint) => {
    shape(
      paint,
      'M-46-8c6 2 16 4 22 2c4-20 44-20 48 0c6 2 16 0 22-2c-2 26-22 40-46 40s-44-14-46-40z',
      down(paint, GOLD, -24, 34),
      '#7a4a0c',
      2.5,
    )
    shape(
      paint,
      'M-24-6c8 8 40 8 48 0c-4-20-44-20-48 0z',
      down(paint, ['#fffbe2', '#f6d57c'], -22, 2),
      '#a86d18',
      1.5,
    )
    shape(paint, 'M-30 10c14 12 46 12 60 0', 'rgba(0,0,0,0)', 'rgba(255,250,220,.7)', 3)
  },
  m: (paint) => flower(paint, 5, 'M0-4c-16-6-18-32 0-36c18 4 16 30 0 36z', ['#ffd9e6', '#ef5f8f'], '#ffe08a'),
  l: (paint) => {
    shape(
      paint,
      'M-4 44c-20-24-34-30-38-44c18 6 34 22 40 42zM4 44c20-24 34-30 38-44c-18 6-34 22-40 42z',
      down(paint, ['#8fd07c', '#2c7a45'], 0, 44),
    )
    paint.translate(0, -6)
    flower(paint, 6, 'M0-3c-10-8-10-26 0-36c10 10 10 28 0 36z', ['#efe2ff', '#8a63e0'], '#ffe9a8')
  },
  z: (paint) => {
    for (const [x, top, tone] of /** @type {[number, number, string][]} */ ([
      [-18, -30, '#4fae6b'],
      [4, -44, '#6cc985'],
      [22, -20, '#3f9459'],
    ])) {
      for (let y = top; y < 44; y += 20)
        shape(paint, `M${x - 6} ${y}h12v${Math.min(17, 44 - y)}h-12z`, tone, '#1d5a34', 1.5)
      shape(
        paint,
        `M${x} ${top + 6}c14-12 24-10 28-4c-10 6-18 8-28 4zM${x} ${top + 14}c-14-8-24-4-28 4c10 4 18 4 28-4z`,
        '#9be3a8',
        '#1d5a34',
        1,
      )
    }
  },
  j: (paint) => {
    around(paint, 16, () =>
      shape(
        paint,
        'M0-6c-6-10-5-28 0-38c5 10 6 28 0 38z',
        down(paint, ['#fff2b0', '#f0a52a'], -42, -6),
        'rgba(120,70,0,.4)',
        1,
      ),
    )
    around(paint, 10, () =>
      shape(paint, 'M0-2c-5-7-4-16 0-22c4 6 5 15 0 22z', '#ffd765', 'rgba(120,70,0,.4)', 1),
    )
    shape(paint, circle(6), '#c9781a')
  },
}

/** What pays most lies on an enamel plate in a ring of gold. @type {Record<string, string[]>} */
const PLATES = {
  D: ['#3c8f9e', '#12495c', '#062430'],
  K: ['#3f6fd0', '#1a3a92', '#0a1a4c'],
  Y: ['#9c3a5c', '#641634', '#330a1c'],
  B: ['#a02c34', '#6a1220', '#36060f'],
}
/** Units of a picture: a symbol, and room for its edge. */
const ROOM = 108
const ON_PLATE = 0.76
const INK = '#1c0b06'

/** @param {Paint} paint @param {string[]} enamel */
const plate = (paint, enamel) => {
  shape(paint, circle(49), down(paint, ['#fff3c9', '#d9a441', '#7a4d10', '#e5b04c'], -49, 49), INK, 2)
  shape(paint, circle(43), down(paint, ['#6d4610', '#f3ca6b'], -43, 43))
  shape(paint, circle(41), ball(paint, enamel, 52))
  around(paint, 24, () => shape(paint, circle(1.3, 0, -46), 'rgba(255,248,220,.85)'))
}

/**
 * What is drawn, as one piece: an edge of ink around it, light from the upper left and shade at the lower right, within
 * its outline.
 * @param {Paint} paint @param {number} size @param {(paint: Paint) => void} draw
 */
const relief = (paint, size, draw) => {
  const scale = paint.getTransform().a
  const layer = () => {
    const canvas = document.createElement('canvas')
    canvas.width = canvas.height = Math.ceil(size * scale)
    return { canvas, paint: /** @type {Paint} */ (canvas.getContext('2d')) }
  }
  const [piece, edge] = [layer(), layer()]
  const wide = piece.canvas.width / ROOM
  piece.paint.setTransform(wide, 0, 0, wide, piece.canvas.width / 2, piece.canvas.width / 2)
  draw(piece.paint)
  piece.paint.setTransform(wide, 0, 0, wide, piece.canvas.width / 2, piece.canvas.width / 2)
  piece.paint.globalCompositeOperation = 'source-atop'
  const light = piece.paint.createLinearGradient(-32, -42, 30, 46)
  light.addColorStop(0, 'rgba(255,255,255,.42)')
  light.addColorStop(0.4, 'rgba(255,255,255,0)')
  light.addColorStop(0.62, 'rgba(10,4,20,0)')
  light.addColorStop(1, 'rgba(10,4,20,.5)')
  piece.paint.fillStyle = light
  piece.paint.fillRect(-54, -54, 108, 108)

  edge.paint.drawImage(piece.canvas, 0, 0)
  edge.paint.globalCompositeOperation = 'source-in'
  edge.paint.fillStyle = INK
  edge.paint.fillRect(0, 0, edge.canvas.width, edge.canvas.width)

  paint.save()
  paint.shadowColor = 'rgba(0,0,0,.55)'
  paint.shadowBlur = 3 * wide
  paint.shadowOffsetY = 3 * wide
  paint.drawImage(edge.canvas, 0, 0, size, size)
  paint.restore()
  const out = (1.9 * size) / ROOM
  for (let at = 0; at < 12; at++) {
    const turn = (at * Math.PI) / 6
    paint.drawImage(edge.canvas, Math.cos(turn) * out, Math.sin(turn) * out, size, size)
  }
  paint.drawImage(piece.canvas, 0, 0, size, size)
}
/** Kept pictures of the ten symbols. */
export const symbolPicture = keptDrawings((paint, key, size) => {
  const enamel = PLATES[key]
  if (enamel) relief(paint, size, (piece) => plate(piece, enamel))
  relief(paint, size, (piece) => {
    piece.scale(enamel ? ON_PLATE : 0.96, enamel ? ON_PLATE : 0.96)
    DRAWINGS[key]?.(piece)
  })
})
