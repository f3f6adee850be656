/** A stream of numbers in [0, 1). */
export interface Random {
  next(): number
}

/** One 32-bit seed out of several numbers (murmur's finaliser over each). */
export const mixed = (...parts: number[]): number => {
  let hash = 0x9747b28c
  for (const part of parts) {
    hash = Math.imul(hash ^ (part | 0), 0x85ebca6b)
    hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
    hash ^= hash >>> 16
  }
  return hash >>> 0
}

/** xoshiro128**, its state spread from the seed by splitmix32. */
export const seeded = (seed: number): Random => {
  let spread = seed >>> 0
  const split = () => {
    spread = (spread + 0x9e3779b9) | 0
    let word = Math.imul(spread ^ (spread >>> 16), 0x21f0aaad)
    word = Math.imul(word ^ (word >>> 15), 0x735a2d97)
    return (word ^ (word >>> 15)) >>> 0
  }
  let [a, b, c, d] = [split(), split(), split(), split()] as [number, number, number, number]
  return {
    next: () => {
      const scrambled = Math.imul(b, 5)
      const result = Math.imul((scrambled << 7) | (scrambled >>> 25), 9) >>> 0
      const shifted = b << 9
      c ^= a
      d ^= b
      b ^= c
      a ^= d
      c ^= shifted
      d = (d << 11) | (d >>> 21)
      return result / 4_294_967_296
    },
  }
}

export const between = (random: Random, low: number, high: number): number =>
  low + (high - low) * random.next()

/** Knuth's product method: fit for the small means of a match. */
export const poisson = (random: Random, mean: number): number => {
  const floor = Math.exp(-mean)
  let count = 0
  for (let product = random.next(); product > floor; product *= random.next()) count += 1
  return count
}
