const DESIGN_WIDTH = 1920
const BOOST_BELOW = 1600
/** U-APP-02 */
const BASE_PX = 16
const BOOST = 1.15
const FLOOR_PX = 12
const MOST = 1.34

/** The root font size in px for a window of this width: scaled against 1920, boosted below 1600, never under 12. */
export const rootFontPx = (width: number): number => {
  const scale = width / DESIGN_WIDTH
  return width >= BOOST_BELOW ? BASE_PX * Math.min(scale, MOST) : Math.max(BASE_PX * scale * BOOST, FLOOR_PX)
}

/** Scales now and at every change of the window's size. */
export const scaleRootFont = (): void => {
  const apply = () => {
    document.documentElement.style.fontSize = `${rootFontPx(window.innerWidth)}px`
  }
  apply()
  window.addEventListener('resize', apply)
}
