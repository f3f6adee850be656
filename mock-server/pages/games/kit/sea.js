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
  weeds(paint, width, height, time)
  paint.strokeStyle = 'rgba(210,245,255,.3)'
  paint.lineWidth = 1.5
  for (let bubble = 0; bubble < 14; bubble++) {
    const y = height - ((time * (18 + (bubble % 5) * 7) + bubble * 97) % height)
    paint.beginPath()
    paint.arc((width * ((bubble * 37) % 100)) / 100 + Math.sin(time + bubble) * 8, y, 2 + (bubble % 4), 0, 7)
    paint.stroke()
  }
}

/** Sand, and weeds that sway in the current. @param {CanvasRenderingContext2D} paint @param {number} width @param {number} height @param {number} time */
const weeds = (paint, width, height, time) => {
  const sand = paint.createLinearGradient(0, height - 34, 0, height)
  sand.addColorStop(0, 'rgba(214,186,128,0)')
  sand.addColorStop(1, 'rgba(214,186,128,.38)')
  paint.fillStyle = sand
  paint.fillRect(0, height - 34, width, 34)
  paint.lineCap = 'round'
  const count = Math.max(6, Math.round(width / 64))
  for (let weed = 0; weed < count; weed++) {
    const x = (width * (weed + 0.5)) / count + ((weed * 53) % 31) - 15
    const tall = 34 + ((weed * 37) % 58)
    const sway = Math.sin(time * 0.9 + weed * 1.7) * 12
    paint.strokeStyle = weed % 3 === 0 ? 'rgba(196,84,120,.6)' : 'rgba(46,150,118,.55)'
    paint.lineWidth = 5 + (weed % 3) * 2
    paint.beginPath()
    paint.moveTo(x, height + 4)
    paint.quadraticCurveTo(x - sway, height - tall * 0.5, x + sway, height - tall)
    paint.stroke()
  }
}

/** A net that opens where a shot meets a fish. @param {CanvasRenderingContext2D} paint @param {number} x @param {number} y @param {number} age 0 to 1 */
export const net = (paint, x, y, age) => {
  const radius = 14 + 34 * (1 - (1 - age) ** 3)
  paint.globalAlpha = 1 - age
  paint.strokeStyle = '#fff3c4'
  paint.lineWidth = 2
  for (const part of [1, 0.62, 0.3]) {
    paint.beginPath()
    paint.arc(x, y, radius * part, 0, 7)
    paint.stroke()
  }
  for (let spoke = 0; spoke < 8; spoke++) {
    const turn = (spoke * Math.PI) / 4
    paint.beginPath()
    paint.moveTo(x, y)
    paint.lineTo(x + Math.cos(turn) * radius, y + Math.sin(turn) * radius)
    paint.stroke()
  }
  paint.globalAlpha = 1
}

/** Coins of a win, falling. @param {CanvasRenderingContext2D} paint @param {number} x @param {number} y @param {number} age in seconds */
export const coins = (paint, x, y, age) => {
  for (let coin = 0; coin < 10; coin++) {
    const turn = (coin * Math.PI) / 5
    const at = x + Math.cos(turn) * age * (70 + coin * 6)
    const down = y + Math.sin(turn) * age * 60 - 90 * age + 170 * age * age
    paint.fillStyle = coin % 2 ? '#ffd25e' : '#e0a63c'
    paint.beginPath()
    paint.ellipse(at, down, 2 + 5 * Math.abs(Math.cos(age * 9 + coin)), 7, 0, 0, 7)
    paint.fill()
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
