const BRASS = /** @type {[number, string][]} */ ([
  [0, '#6d4610'],
  [0.3, '#d9a441'],
  [0.48, '#fff3c9'],
  [0.7, '#d39a35'],
  [1, '#75490f'],
])

/** From its foot to its mouth. */
export const MOUTH = 76
/** Where the sea is low it leaves room for the fish. @param {number} height */
export const cannonScale = (height) => Math.max(0.6, Math.min(1.15, height / 560))

/** A flame at its mouth while it kicks, and a shot's light. @param {CanvasRenderingContext2D} paint @param {number} kick */
const flame = (paint, kick) => {
  const radius = 14 + 22 * kick
  const light = paint.createRadialGradient(0, -MOUTH - 8, 0, 0, -MOUTH - 8, radius)
  light.addColorStop(0, `rgba(255,252,224,${kick})`)
  light.addColorStop(0.4, `rgba(255,196,80,${kick * 0.8})`)
  light.addColorStop(1, 'rgba(255,140,40,0)')
  paint.fillStyle = light
  paint.fillRect(-radius, -MOUTH - 8 - radius, 2 * radius, 2 * radius)
}

/** The cannon on its stand, which says what a shot costs, under how far it is loaded. @param {CanvasRenderingContext2D} paint @param {number} x @param {number} y @param {number} turn @param {number} kick @param {string} price @param {number} ready @param {number} scale */
export const cannon = (paint, x, y, turn, kick, price, ready, scale) => {
  /** @param {number} half */
  const brass = (half) => {
    const metal = paint.createLinearGradient(-half, 0, half, 0)
    for (const [at, colour] of BRASS) metal.addColorStop(at, colour)
    return metal
  }
  paint.save()
  paint.translate(x, y)
  paint.scale(scale, scale)
  if (ready < 1) {
    paint.strokeStyle = '#ffd25e'
    paint.lineWidth = 5
    paint.beginPath()
    paint.arc(0, 6, 72, Math.PI, Math.PI * (1 + ready))
    paint.stroke()
  }
  paint.lineJoin = 'round'
  paint.strokeStyle = '#3b2503'
  paint.lineWidth = 2
  paint.save()
  paint.rotate(turn)
  paint.translate(0, kick * 8)
  for (const [half, top, high, round] of [
    [16, -64, 60, 8],
    [19, -40, 9, 4],
    [21, -78, 18, 7],
  ]) {
    paint.fillStyle = brass(half)
    paint.beginPath()
    paint.roundRect(-half, top, 2 * half, high, round)
    paint.fill()
    paint.stroke()
  }
  paint.fillStyle = '#1a1206'
  paint.beginPath()
  paint.ellipse(0, -77, 14, 4, 0, 0, 7)
  paint.fill()
  if (kick > 0) flame(paint, kick)
  paint.restore()
  paint.fillStyle = brass(64)
  paint.beginPath()
  paint.moveTo(-64, 6)
  paint.bezierCurveTo(-58, -22, -34, -34, 0, -34)
  paint.bezierCurveTo(34, -34, 58, -22, 64, 6)
  paint.fill()
  paint.stroke()
  paint.fillStyle = '#10254f'
  paint.beginPath()
  paint.roundRect(-34, -24, 68, 24, 12)
  paint.fill()
  paint.stroke()
  paint.fillStyle = '#ffe6a8'
  paint.font = '800 15px "PingFang SC","Noto Sans SC",sans-serif'
  paint.textAlign = 'center'
  paint.fillText(price, 0, -6.5)
  paint.restore()
}
