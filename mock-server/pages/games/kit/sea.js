/** @param {CanvasRenderingContext2D} paint @param {number} width @param {number} height @param {number} time */
export const water = (paint, width, height, time) => {
  const sea = paint.createLinearGradient(0, 0, 0, height)
  for (const [at, colour] of /** @type {[number, string][]} */ ([
    [0, '#1379a8'],
    [0.45, '#0c4a83'],
    [1, '#07204a'],
  ]))
    sea.addColorStop(at, colour)
  paint.fillStyle = sea
  paint.fillRect(0, 0, width, height)
  paint.fillStyle = 'rgba(190,240,255,.07)'
  for (let ray = 0; ray < 5; ray++) {
    const x = width * (0.08 + ray * 0.22) + Math.sin(time * 0.3 + ray) * 30
    paint.beginPath()
    paint.moveTo(x, 0)
    paint.lineTo(x + 60, 0)
    paint.lineTo(x + 170, height)
    paint.lineTo(x + 20, height)
    paint.fill()
  }
  for (let reef = 0; reef < 7; reef++) {
    const x = (width * (reef + 0.5)) / 7
    paint.fillStyle = reef % 2 ? 'rgba(9,38,78,.9)' : 'rgba(13,54,92,.9)'
    paint.beginPath()
    paint.ellipse(x, height + 8, width / 9, 34 + (reef % 3) * 16, 0, 0, 7)
    paint.fill()
  }
  paint.strokeStyle = 'rgba(210,245,255,.3)'
  paint.lineWidth = 1.5
  for (let bubble = 0; bubble < 14; bubble++) {
    const y = height - ((time * (18 + (bubble % 5) * 7) + bubble * 97) % height)
    paint.beginPath()
    paint.arc((width * ((bubble * 37) % 100)) / 100 + Math.sin(time + bubble) * 8, y, 2 + (bubble % 4), 0, 7)
    paint.stroke()
  }
}

/** @param {CanvasRenderingContext2D} paint @param {number} x @param {number} y @param {number} turn @param {number} kick */
export const cannon = (paint, x, y, turn, kick) => {
  paint.save()
  paint.translate(x, y)
  paint.fillStyle = '#2a3b66'
  paint.beginPath()
  paint.arc(0, 0, 46, Math.PI, 0)
  paint.fill()
  paint.rotate(turn)
  const metal = paint.createLinearGradient(-16, 0, 16, 0)
  for (const [at, colour] of /** @type {[number, string][]} */ ([
    [0, '#8a5f18'],
    [0.4, '#ffe9a8'],
    [1, '#a06d1c'],
  ]))
    metal.addColorStop(at, colour)
  paint.fillStyle = metal
  paint.beginPath()
  paint.roundRect(-13, -66 + kick * 8, 26, 62, 8)
  paint.roundRect(-17, -74 + kick * 8, 34, 14, 6)
  paint.fill()
  paint.fillStyle = '#6e9bff'
  paint.beginPath()
  paint.arc(0, -8, 15, 0, 7)
  paint.fill()
  paint.restore()
}
