const TRAIL = 90

/** A shot on its way: a ball of light, and its trail. @param {CanvasRenderingContext2D} paint @param {{ x: number, y: number, dx: number, dy: number }} bullet */
export const drawBullet = (paint, { x, y, dx, dy }) => {
  paint.strokeStyle = 'rgba(255,236,170,.45)'
  paint.lineWidth = 3
  paint.beginPath()
  paint.moveTo(x - dx * TRAIL, y - dy * TRAIL)
  paint.lineTo(x, y)
  paint.stroke()
  const light = paint.createRadialGradient(x, y, 1, x, y, 13)
  light.addColorStop(0, '#fffbe0')
  light.addColorStop(0.4, '#ffd25e')
  light.addColorStop(1, 'rgba(255,180,60,0)')
  paint.fillStyle = light
  paint.fillRect(x - 13, y - 13, 26, 26)
}
