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
  far(paint, width, height, time)
  const shaft = paint.createLinearGradient(0, 0, 0, height)
  shaft.addColorStop(0, 'rgba(200,244,255,.2)')
  shaft.addColorStop(0.85, 'rgba(190,240,255,0)')
  paint.fillStyle = shaft
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

/** Shoals far behind: no more than shadows. @param {CanvasRenderingContext2D} paint @param {number} width @param {number} height @param {number} time */
const far = (paint, width, height, time) => {
  paint.fillStyle = 'rgba(150,212,240,.13)'
  paint.beginPath()
  for (const [at, way] of [1, -1, 1].entries()) {
    const span = width + 260
    const swum = (time * (9 + at * 4) + at * span * 0.37) % span
    const x = way > 0 ? swum - 130 : width + 130 - swum
    const y = height * (0.24 + at * 0.19)
    for (let one = 0; one < 11; one++) {
      const [dx, dy] = [((one * 47) % 110) - 55, ((one * 31) % 44) - 22 + Math.sin(time + one) * 3]
      paint.moveTo(x + dx + 8, y + dy)
      paint.ellipse(x + dx, y + dy, 8, 2.6, 0, 0, 7)
      paint.moveTo(x + dx - way * 6, y + dy)
      paint.lineTo(x + dx - way * 12, y + dy - 3.4)
      paint.lineTo(x + dx - way * 12, y + dy + 3.4)
    }
  }
  paint.fill()
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
  const deep = paint.createRadialGradient(
    width / 2,
    height * 0.4,
    Math.min(width, height) * 0.4,
    width / 2,
    height * 0.4,
    Math.hypot(width, height) * 0.62,
  )
  deep.addColorStop(0, 'rgba(2,12,34,0)')
  deep.addColorStop(1, 'rgba(2,12,34,.42)')
  paint.fillStyle = deep
  paint.fillRect(0, 0, width, height)
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
