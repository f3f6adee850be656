/** Twice as many points as the drawing says: sharp on phones. */
const DENSITY = 2

const loaded = (source: string): Promise<HTMLImageElement> =>
  new Promise((resolve, reject) => {
    const image = new Image()
    image.onload = () => resolve(image)
    image.onerror = () => reject(new Error('The picture could not be drawn.'))
    image.src = source
  })

/** Draws an SVG into a PNG and hands it to the browser as a download; false where that can't be done. */
export const saveAsPng = async (
  svg: string,
  { width, height }: { width: number; height: number },
  name: string,
): Promise<boolean> => {
  try {
    const image = await loaded(`data:image/svg+xml,${encodeURIComponent(svg)}`)
    const canvas = Object.assign(document.createElement('canvas'), {
      width: width * DENSITY,
      height: height * DENSITY,
    })
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
    if (!blob) return false
    const url = URL.createObjectURL(blob)
    Object.assign(document.createElement('a'), { href: url, download: name }).click()
    setTimeout(() => URL.revokeObjectURL(url), 0)
    return true
  } catch {
    return false
  }
}
