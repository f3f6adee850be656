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
  surface(paint, width, time)
  paint.drawImage(groundOf(width, height), 0, 0, width, height)
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

/** Light that plays on the water from above. @param {CanvasRenderingContext2D} paint @param {number} width @param {number} time */
const surface = (paint, width, time) => {
  const light = paint.createLinearGradient(0, 0, 0, 110)
  light.addColorStop(0, 'rgba(190,246,255,.42)')
  light.addColorStop(1, 'rgba(190,246,255,0)')
  paint.fillStyle = light
  paint.fillRect(0, 0, width, 110)
  paint.strokeStyle = 'rgba(226,252,255,.3)'
  paint.lineWidth = 2
  for (let wave = 0; wave < 3; wave++) {
    paint.beginPath()
    for (let x = 0; x <= width + 40; x += 40)
      paint.quadraticCurveTo(
        x - 20,
        8 + wave * 13 + Math.sin(time + x * 0.03 + wave * 2) * 6,
        x,
        12 + wave * 13,
      )
    paint.stroke()
  }
}

/** Corals in both corners, where nothing is shot from. @param {CanvasRenderingContext2D} paint @param {number} width @param {number} height */
const corals = (paint, width, height) => {
  /** @param {number} x @param {number} y @param {number} turn @param {number} long @param {number} depth */
  const branch = (x, y, turn, long, depth) => {
    const [ex, ey] = [x + Math.sin(turn) * long, y - Math.cos(turn) * long]
    paint.lineWidth = 2 + depth * 2.6
    paint.beginPath()
    paint.moveTo(x, y)
    paint.lineTo(ex, ey)
    paint.stroke()
    if (depth > 0) for (const bend of [-0.52, 0.08, 0.6]) branch(ex, ey, turn + bend, long * 0.68, depth - 1)
  }
  paint.lineCap = 'round'
  const tall = Math.min(46, height * 0.085)
  for (const [at, colour, part] of /** @type {[number, string, number][]} */ ([
    [0.05, '#d9566f', 1],
    [0.13, '#e88b4a', 0.7],
    [0.88, '#b45bc4', 0.75],
    [0.95, '#e0637c', 1.05],
  ])) {
    paint.strokeStyle = colour
    branch(width * at, height + 4, at < 0.5 ? 0.12 : -0.12, tall * part, 3)
  }
}

/** @param {CanvasRenderingContext2D} paint @param {number} width @param {number} height */
const rocks = (paint, width, height) => {
  // Rocks in three depths, the nearest darkest.
  for (const [depth, [colour, tall]] of /** @type {[string, number][]} */ ([
    ['rgba(24,98,150,.5)', 0.3],
    ['rgba(14,66,116,.75)', 0.2],
    ['rgba(7,34,72,.95)', 0.12],
  ]).entries()) {
    paint.fillStyle = colour
    paint.beginPath()
    paint.moveTo(0, height)
    const peaks = 5 + depth * 3
    for (let peak = 0; peak <= peaks; peak++) {
      const rise = tall * (0.45 + (((peak * 61 + depth * 37) % 17) / 17) * 0.55)
      const x = (width * peak) / peaks
      const half = width / peaks / 2
      paint.bezierCurveTo(
        x - half * 0.7,
        height * (1 - rise * 0.4),
        x - half * 0.5,
        height * (1 - rise),
        x,
        height * (1 - rise),
      )
      paint.bezierCurveTo(
        x + half * 0.4,
        height * (1 - rise),
        x + half * 0.5,
        height * (1 - rise * 0.35),
        x + half,
        height * (1 - rise * 0.3),
      )
    }
    paint.lineTo(width, height)
    paint.fill()
  }
}

/** @type {{ name: string, picture: HTMLCanvasElement } | undefined} */
let ground
/** Rocks and corals stand: they are drawn once for each size. @param {number} width @param {number} height */
const groundOf = (width, height) => {
  const name = `${width} ${height}`
  if (ground?.name === name) return ground.picture
  const picture = document.createElement('canvas')
  const ratio = Math.min(2, devicePixelRatio || 1)
  picture.width = Math.max(1, width * ratio)
  picture.height = Math.max(1, height * ratio)
  const paint = /** @type {CanvasRenderingContext2D} */ (picture.getContext('2d'))
  paint.scale(ratio, ratio)
  rocks(paint, width, height)
  corals(paint, width, height)
  ground = { name, picture }
  return picture
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

/** How high what is told of a shot is. */
const TOLD = 28

/** What a shot brought, where it met its fish, whole within the stage. @param {CanvasRenderingContext2D} paint @param {{ x: number, y: number, text: string, isWon: boolean }} prize @param {number} width @param {number} lift */
export const tell = (paint, { x, y, text, isWon }, width, lift) => {
  paint.font = `800 ${TOLD}px "PingFang SC","Noto Sans SC",sans-serif`
  paint.textAlign = 'center'
  paint.strokeStyle = 'rgba(60,30,0,.8)'
  paint.fillStyle = isWon ? '#ffe08a' : '#dbe4f7'
  paint.lineWidth = 5
  paint.lineJoin = 'round'
  const half = paint.measureText(text).width / 2 + paint.lineWidth
  // Between two pixels letters blur.
  const at = /** @type {const} */ ([
    Math.round(Math.max(half, Math.min(width - half, x))),
    Math.round(Math.max(TOLD, y - lift)),
  ])
  paint.strokeText(text, ...at)
  paint.fillText(text, ...at)
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

const BRASS = /** @type {[number, string][]} */ ([
  [0, '#6d4610'],
  [0.3, '#d9a441'],
  [0.48, '#fff3c9'],
  [0.7, '#d39a35'],
  [1, '#75490f'],
])

/** The cannon on its stand, which says what a shot costs, under how far it is loaded. @param {CanvasRenderingContext2D} paint @param {number} x @param {number} y @param {number} turn @param {number} kick @param {string} price @param {number} ready */
export const cannon = (paint, x, y, turn, kick, price, ready) => {
  /** @param {number} half */
  const brass = (half) => {
    const metal = paint.createLinearGradient(-half, 0, half, 0)
    for (const [at, colour] of BRASS) metal.addColorStop(at, colour)
    return metal
  }
  paint.save()
  paint.translate(x, y)
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
