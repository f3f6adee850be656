/** The square that is cut out: on the screen, and as it is sent, in pixels. */
export const VIEW_PX = 240
export const AVATAR_PX = 320
export const ZOOM_MAX = 4

/** How a picture lies under the square: enlarged `zoom` times, its middle moved by x and y screen pixels. */
export interface Crop {
  zoom: number
  x: number
  y: number
}
export interface Size {
  width: number
  height: number
}

export const MIDDLE: Crop = { zoom: 1, x: 0, y: 0 }

/** Screen pixels per pixel of the picture: at zoom 1 its shorter side fills the square. */
const scaleOf = ({ width, height }: Size, { zoom }: Crop): number =>
  (VIEW_PX / Math.min(width, height)) * zoom

const between = (value: number, most: number): number => Math.min(most, Math.max(-most, value))

/** The same, moved back until no edge of the picture lies inside the square. */
export const within = (size: Size, crop: Crop): Crop => {
  const zoom = Math.min(ZOOM_MAX, Math.max(1, crop.zoom))
  const scale = scaleOf(size, { ...crop, zoom })
  return {
    zoom,
    x: between(crop.x, (size.width * scale - VIEW_PX) / 2),
    y: between(crop.y, (size.height * scale - VIEW_PX) / 2),
  }
}

/** The part of the picture that the square shows, in the picture's own pixels. */
export const partOf = (size: Size, crop: Crop): { left: number; top: number; side: number } => {
  const scale = scaleOf(size, crop)
  const side = VIEW_PX / scale
  return {
    left: size.width / 2 - crop.x / scale - side / 2,
    top: size.height / 2 - crop.y / scale - side / 2,
    side,
  }
}
