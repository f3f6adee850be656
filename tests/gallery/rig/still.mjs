import { ServerResponse } from 'node:http'

// node --import ./still.mjs: the machine's clock stands, so that every world begins at the same moment.
const at = Number(process.env.STILL_AT)
Date.now = () => at
// Node dates its answers by a clock of its own, and a refused page goes by their date.
const { writeHead } = ServerResponse.prototype
ServerResponse.prototype.writeHead = function (...given) {
  this.setHeader('date', new Date(at).toUTCString())
  return writeHead.apply(this, given)
}
