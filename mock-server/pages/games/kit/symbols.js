import { keptDrawings } from './canvas.js'
import { artPath } from './dom.js'
import { pause } from './motion.js'

/** @typedef {CanvasRenderingContext2D} Paint */
/** @typedef {import('@app/contract/play/outcomes').SlotSymbol} SlotSymbol */
/** @typedef {(symbol: SlotSymbol, size: number) => HTMLCanvasElement} SymbolPicture */

/** In the order of the sheet. */
const LETTERS = 'WSDKYBmlzj'
/** Units of a picture: a symbol, and room for its edge. */
const ROOM = 108
const INK = '#1c0b06'
/** Nobody waits longer for a picture than that. */
const PATIENCE_MS = 5_000

/**
 * What is drawn, as one piece: an edge of ink around it, light from the upper left and shade at the lower right, within
 * its outline.
 * @param {Paint} paint @param {number} size @param {(paint: Paint, across: number) => void} draw
 */
const relief = (paint, size, draw) => {
  const scale = paint.getTransform().a
  const layer = () => {
    const canvas = document.createElement('canvas')
    canvas.width = canvas.height = Math.ceil(size * scale)
    return { canvas, paint: /** @type {Paint} */ (canvas.getContext('2d')) }
  }
  const [piece, edge] = [layer(), layer()]
  const across = piece.canvas.width
  const wide = across / ROOM
  draw(piece.paint, across)
  piece.paint.setTransform(wide, 0, 0, wide, across / 2, across / 2)
  piece.paint.globalCompositeOperation = 'source-atop'
  const light = piece.paint.createLinearGradient(-32, -42, 30, 46)
  light.addColorStop(0, 'rgba(255,255,255,.3)')
  light.addColorStop(0.4, 'rgba(255,255,255,0)')
  light.addColorStop(0.62, 'rgba(10,4,20,0)')
  light.addColorStop(1, 'rgba(10,4,20,.36)')
  piece.paint.fillStyle = light
  piece.paint.fillRect(-54, -54, ROOM, ROOM)

  edge.paint.drawImage(piece.canvas, 0, 0)
  edge.paint.globalCompositeOperation = 'source-in'
  edge.paint.fillStyle = INK
  edge.paint.fillRect(0, 0, across, across)

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

/** What has no picture is written. @param {Paint} paint @param {string} name @param {number} across */
const written = (paint, name, across) => {
  paint.fillStyle = '#f3ca6b'
  paint.font = `700 ${Math.floor(Math.min(0.5, 0.86 / name.length) * across)}px "PingFang SC","Microsoft YaHei","Noto Sans SC",sans-serif`
  paint.textAlign = 'center'
  paint.textBaseline = 'middle'
  paint.fillText(name, across / 2, across / 2)
}

/** The ten symbols of a game, side by side; who doesn't get them sees their names. @param {string} game its name */
export const loadSheet = async (game) => {
  const sheet = new Image()
  sheet.src = artPath('symbols', game)
  await Promise.race([sheet.decode().catch(() => undefined), pause(PATIENCE_MS)])
  return sheet
}

/**
 * A symbol in a size, each kept as drawn.
 * @param {HTMLImageElement} sheet @param {Record<SlotSymbol, string>} names
 * @returns {SymbolPicture}
 */
export const openSymbols = (sheet, names) => {
  const { naturalHeight: high } = sheet
  return keptDrawings((paint, key, size) =>
    relief(paint, size, (piece, across) => {
      if (high > 0) piece.drawImage(sheet, LETTERS.indexOf(key) * high, 0, high, high, 0, 0, across, across)
      else written(piece, names[/** @type {SlotSymbol} */ (key)], across)
    }),
  )
}
