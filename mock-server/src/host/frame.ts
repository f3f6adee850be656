const TEXT = 0x81
const SHORT = 125
const MEDIUM = 0xffff

/** A whole unmasked text frame (RFC 6455 section 5.2), ready to be written to any number of sockets. */
export const textFrame = (text: string): Buffer => {
  const length = Buffer.byteLength(text)
  const head = length <= SHORT ? 2 : length <= MEDIUM ? 4 : 10
  const frame = Buffer.allocUnsafe(head + length)
  frame[0] = TEXT
  if (head === 2) frame[1] = length
  else if (head === 4) {
    frame[1] = 126
    frame.writeUInt16BE(length, 2)
  } else {
    frame[1] = 127
    frame.writeBigUInt64BE(BigInt(length), 2)
  }
  frame.write(text, head)
  return frame
}
