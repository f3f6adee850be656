import { createTheme } from '@mantine/core'
import { components } from './components.ts'
import { fills } from './fills.ts'
import base from './base.module.css'

const FONTS =
  "'PingFang SC', 'Microsoft YaHei', 'Noto Sans SC', 'Noto Sans CJK SC', 'PingFang TC', 'Microsoft JhengHei', sans-serif"

/** Grows with the root font, never under a size that Chinese text can be read in. */
const text = (rem: number, floor: number) => `max(${floor}px, calc(${rem}rem * var(--mantine-scale)))`
const shadow = (...layers: readonly string[]) =>
  layers.map((layer) => layer.replace('@', 'rgb(var(--shade) / ')).join(', ')

export const theme = createTheme({
  primaryColor: 'brand',
  primaryShade: { light: 6, dark: 4 },
  colors: {
    // Mantine's neutrals in our own temperature: what a component takes from them fits both editions.
    gray: [
      '#faf9f7',
      '#f3f1ec',
      '#e8e5de',
      '#e6e2da',
      '#cfcbc3',
      '#a5a7ab',
      '#828793',
      '#5e6573',
      '#434b5a',
      '#141a26',
    ],
    dark: [
      '#f2f5fb',
      '#bcc7d9',
      '#9dabc2',
      '#66758f',
      '#28354b',
      '#27344b',
      '#1d283b',
      '#161f2f',
      '#0f1623',
      '#0a101b',
    ],
    brand: [
      '#edf2fe',
      '#dbe5fd',
      '#b7cafa',
      '#8fb0ff',
      '#6e9bff',
      '#3f6ee8',
      '#1f4fd8',
      '#1a45bf',
      '#173da9',
      '#102c7c',
    ],
    gold: [
      '#fdf7ea',
      '#fbf0d9',
      '#f5dfb0',
      '#f0c773',
      '#e6bd6a',
      '#dcb15c',
      '#b98a33',
      '#a06d10',
      '#845600',
      '#5c3c00',
    ],
  },
  variantColorResolver: fills,
  autoContrast: true,
  respectReducedMotion: true,
  fontFamily: FONTS,
  fontFamilyMonospace: "ui-monospace, 'SF Mono', Consolas, 'Noto Sans Mono', monospace",
  fontSmoothing: true,
  fontSizes: {
    xs: text(0.75, 12),
    sm: text(0.875, 13),
    md: text(1, 14),
    lg: text(1.125, 15),
    xl: text(1.375, 17),
  },
  lineHeights: { xs: '1.4', sm: '1.5', md: '1.6', lg: '1.5', xl: '1.4' },
  radius: {
    xs: text(0.25, 3),
    sm: text(0.375, 4),
    md: text(0.625, 8),
    lg: text(0.875, 10),
    xl: text(1.25, 14),
  },
  spacing: { xs: text(0.5, 6), sm: text(0.75, 9), md: text(1, 12), lg: text(1.5, 18), xl: text(2, 24) },
  defaultRadius: 'sm',
  cursorType: 'pointer',
  focusRing: 'auto',
  focusClassName: base.focus ?? '',
  activeClassName: base.active ?? '',
  headings: {
    fontFamily: FONTS,
    fontWeight: '600',
    sizes: {
      h1: { fontSize: text(2, 24), lineHeight: '1.25' },
      h2: { fontSize: text(1.5, 19), lineHeight: '1.3' },
      h3: { fontSize: text(1.125, 16), lineHeight: '1.4' },
      h4: { fontSize: text(1, 14), lineHeight: '1.45' },
    },
  },
  shadows: {
    xs: shadow('0 1px 2px @0.05)'),
    sm: shadow('0 1px 2px @0.04)', '0 2px 8px -2px @0.06)'),
    md: shadow('0 1px 2px @0.04)', '0 8px 24px -10px @0.14)'),
    lg: shadow('0 2px 6px @0.04)', '0 18px 44px -16px @0.22)'),
    xl: shadow('0 4px 10px @0.05)', '0 32px 72px -24px @0.32)'),
  },
  components,
})
