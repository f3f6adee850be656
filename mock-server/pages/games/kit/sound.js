/** Short tones, made here; off until the player turns them on. */
const KEY = 'playSound'
/** @type {AudioContext | undefined} */
let context

const kept = () => {
  try {
    return sessionStorage.getItem(KEY) === '1'
  } catch {
    return false
  }
}
let on = kept()

export const isLoud = () => on

/** @param {boolean} loud */
export const setLoud = (loud) => {
  on = loud
  try {
    sessionStorage.setItem(KEY, loud ? '1' : '0')
  } catch {
    // Without storage the choice lasts as long as the page.
  }
  if (loud) tone(660, 0.08)
}

/** @param {number} pitch @param {number} seconds @param {number} [later] @param {OscillatorType} [shape] */
const tone = (pitch, seconds, later = 0, shape = 'sine') => {
  if (!on) return
  context ??= new AudioContext()
  const at = context.currentTime + later
  const oscillator = context.createOscillator()
  const gain = context.createGain()
  oscillator.type = shape
  oscillator.frequency.value = pitch
  gain.gain.setValueAtTime(0.07, at)
  gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds)
  oscillator.connect(gain).connect(context.destination)
  oscillator.start(at)
  oscillator.stop(at + seconds)
}

export const sound = {
  tick: () => tone(320, 0.05, 0, 'triangle'),
  stop: () => tone(180, 0.09, 0, 'triangle'),
  card: () => tone(520, 0.04, 0, 'square'),
  shot: () => tone(240, 0.07, 0, 'sawtooth'),
  win: () => [523, 659, 784, 1047].forEach((pitch, at) => tone(pitch, 0.18, at * 0.09)),
  lose: () => tone(196, 0.16),
}
