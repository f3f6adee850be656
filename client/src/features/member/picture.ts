import { AVATAR_PX, type Crop, partOf } from './crop.rules.ts'

const QUALITY = 0.9

/** The cut part as a picture of its own. */
export const cutOut = (picture: HTMLImageElement, crop: Crop): Promise<Blob> => {
  const { left, top, side } = partOf({ width: picture.naturalWidth, height: picture.naturalHeight }, crop)
  const canvas = document.createElement('canvas')
  canvas.width = AVATAR_PX
  canvas.height = AVATAR_PX
  const context = canvas.getContext('2d')
  if (!context) return Promise.reject(new Error('no canvas'))
  // What is transparent becomes white: the picture is sent without a fourth channel.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, AVATAR_PX, AVATAR_PX)
  context.drawImage(picture, left, top, side, side, 0, 0, AVATAR_PX, AVATAR_PX)
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/jpeg', QUALITY),
  )
}
