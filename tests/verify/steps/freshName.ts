let names = 0

/** A name that nobody has and that may be registered at whatever moment it is drawn: 5 to 10 characters. */
export const freshName = (now = Date.now()) =>
  `vn${(now % 36 ** 6).toString(36)}${String(names++ % 100).padStart(2, '0')}`
