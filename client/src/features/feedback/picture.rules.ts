import { IMAGE_HEAD_BYTES, imageTypeOf } from '@app/contract/feedback/imageType'
import { UPLOAD_MAX_BYTES } from '@app/contract/rules/limits'

/** U-MSG-03 */
export const ACCEPTED: readonly string[] = ['image/jpeg', 'image/png', 'image/webp', 'image/gif']

/** Why a file can't be sent, or null; whatever it is called, its bytes are looked at as the server does. */
export const pictureProblem = async (file: Blob): Promise<'format' | 'size' | null> => {
  if (!ACCEPTED.includes(file.type)) return 'format'
  if (file.size > UPLOAD_MAX_BYTES) return 'size'
  const head = new Uint8Array(await file.slice(0, IMAGE_HEAD_BYTES).arrayBuffer())
  return imageTypeOf(head) ? null : 'format'
}
