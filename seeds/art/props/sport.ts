import { flat, line, lit } from '../brush/light.ts'
import type { Ladder } from '../brush/palette.ts'
import { svg } from '../brush/svg.ts'

export const BALLS = [
  'football',
  'basketball',
  'tennis',
  'volleyball',
  'baseball',
  'tableTennis',
  'snooker',
] as const
export type BallName = (typeof BALLS)[number]

const seams = (d: string, colour: string, width: number, opacity = 1) =>
  `<g clip-path="url(#b)">${line(d, colour, width, opacity)}</g>`

const PANEL =
  'M-4-19L15-9L11 12L-10 15L-20-3zM-4-19L-2-42L14-52L32-44L34-26L15-9zM34-26L50-18L58 4L48 20L30 16L11 12zM30 16L30 34L14 48L-4 42L-10 15zM-10 15L-26 28L-44 22L-48 4L-20-3zM-20-3L-40-24L-34-42L-16-52L-2-42z'

const SKINS: Record<BallName, string> = {
  football: `<circle r="48" fill="#f7f8fa"/>${seams(PANEL, '#c3cad6', 2)}<g clip-path="url(#b)">${flat('M-4-19L15-9L11 12L-10 15L-20-3zM-2-42L14-56L34-50L32-44L14-32zM34-26L44-24L58-6V14L48 20L38 4zM30 34L14 32L-4 42V60H30zM-26 28L-30 14L-48 4L-60 16L-40 44zM-40-24L-28-28L-22-46L-40-60L-60-20z', '#222b3e')}</g>`,
  basketball: `<circle r="48" fill="#e0752a"/>${seams('M-50-12C-20-26 24-22 50-4M-12-50C-4-18-6 22-20 50M-46 20C-26-2-24-30-34-40M36-36C14-22 14 18 34 36', '#5a2408', 3)}`,
  tennis: `<circle r="48" fill="#cfe04a"/>${seams('M-50-6C-22-4-8-22-10-52M50 10C22 6 4 24 10 52', '#fbfdf0', 5)}`,
  volleyball: `<circle r="48" fill="#f4f1e6"/><g clip-path="url(#b)">${flat('M0 0C-2-22-14-40-34-50L-60-20C-40-14-16-10 0 0z', '#2f62d9')}${flat('M0 0C20-12 40-12 56-4L40 50C36 30 22 8 0 0z', '#f2c230')}</g>${seams('M0 0C-2-22-14-40-34-50M-50-12C-34-10-16-8 0 0M-42-32C-28-28-12-18-4-12M0 0C20-12 40-12 56-4M0 0C22 8 36 30 40 50M8-4C26-8 44-2 54 14M0 0C-14 12-20 34-14 52M-8 6C-24 8-40 6-52 0M0 0C2-22 10-40 22-48', '#8d93a3', 2)}`,
  baseball: `<circle r="48" fill="#f8f4ea"/>${seams('M-32-40C-12-20-12 22-32 42M32-42C14-20 14 20 32 40M-26-28l9-6M-20-16l10-3M-18-2h10M-20 14l10 3M-26 28l9 6M26-28l-9-6M20-16l-10-3M18-2h-10M20 14l-10 3M26 28l-9 6', '#c8323c', 3)}`,
  tableTennis:
    '<circle r="48" fill="#f6f3ec"/><path d="M-16 6H18M-10-4H12" stroke="#c9c2b2" stroke-width="3"/>',
  snooker: '<circle r="48" fill="#b51f2b"/>',
}

/** A ball of radius 48; the clip it needs is `ballClip`, once in the drawing's defs. */
export const ballClip = '<clipPath id="b"><circle r="48"/></clipPath>'
export const ball = (name: BallName) => `${SKINS[name]}<circle r="48" fill="url(#s)"/>`

/** A numbered ball of the lottery, radius 40. */
export const numberBall = (number: number | string, c: Ladder) =>
  svg`<circle r="40" fill="${c.mid}"/><circle r="23" fill="#fff"/><text y="11" text-anchor="middle" font-size="30" fill="${c.deep}">${String(number)}</text><circle r="40" fill="url(#s)"/>`

export const gamepad = (c: Ladder, glow: Ladder) =>
  svg`${flat('M-52 30C-64 34-68 18-64 2C-60-20-50-30-36-30H36C50-30 60-20 64 2C68 18 64 34 52 30C42 26 36 14 26 14H-26C-36 14-42 26-52 30z', c.ink)}${lit('M-52 26C-64 30-68 14-64-2C-60-24-50-34-36-34H36C50-34 60-24 64-2C68 14 64 30 52 26C42 22 36 10 26 10H-26C-36 10-42 22-52 26z', c.mid)}${line('M-38-18V-2M-46-10H-30', glow.pale, 6)}${flat('M36-16a5 5 0 1 1 .1 0zM46-6a5 5 0 1 1 .1 0zM36 4a5 5 0 1 1 .1 0zM26-6a5 5 0 1 1 .1 0z', glow.bright)}${flat('M-14-2a8 8 0 1 1 .1 0zM16-2a8 8 0 1 1 .1 0z', c.ink)}${line('M-8-24H8', glow.bright, 4)}`

export const headphones = (c: Ladder, glow: Ladder) =>
  svg`${line('M-42 10V-2A42 42 0 0 1 42-2V10', c.mid, 10)}${line('M-38-12A40 40 0 0 1 0-40', c.pale, 3, 0.7)}${lit('M-52 0Q-52-6-46-6H-38Q-28-6-28 4V32Q-28 42-38 42Q-52 42-52 28z', c.bright)}${lit('M52 0Q52-6 46-6H38Q28-6 28 4V32Q28 42 38 42Q52 42 52 28z', c.mid)}${line('M-40 6V30M40 6V30', glow.bright, 5)}${line('M44 42C40 54 28 56 12 56', c.mid, 5)}${flat('M2 51H16V61H2z', glow.bright)}`

/** Blade up, 120 tall. */
export const sword = (c: Ladder, grip: Ladder) =>
  svg`${flat('M0-62L9-44V20H0z', c.mid)}${flat('M0-62L-9-44V20H0z', c.pale)}${lit('M-28 18C-20 24 20 24 28 18L24 30H-24z', grip.bright)}${flat('M-5 30H5V50H-5z', grip.deep)}${lit('M0 46a8 8 0 1 1 0 16a8 8 0 1 1 0-16z', grip.mid)}`

export const racket = (c: Ladder) =>
  svg`${line('M6 26L14 62', c.mid, 9)}<ellipse cx="0" cy="-16" rx="32" ry="40" fill="#fff" opacity=".15" transform="rotate(-10)"/><g transform="rotate(-10)">${line('M-20-46V14M-10-53V21M0-56V24M10-53V21M20-46V14M-30-30H30M-32-16H32M-30-2H30M-24 12H24M-24-42H24', '#fff', 1.4, 0.6)}<ellipse cx="0" cy="-16" rx="32" ry="40" fill="none" stroke="${c.bright}" stroke-width="7"/></g>`

/** A table-tennis bat. */
export const bat = (c: Ladder) =>
  svg`<g transform="rotate(-10)">${line('M0 26V58', '#c98f4e', 14)}${lit('M0-58C24-58 40-40 40-18C40 2 30 14 12 26H-12C-30 14-40 2-40-18C-40-40-24-58 0-58z', c.mid)}${flat('M-30 13H30C26 18 20 22 12 26H-12C-20 22-26 18-30 13z', c.ink, 0.6)}</g>`
