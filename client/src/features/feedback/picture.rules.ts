import { UPLOAD_MAX_BYTES } from '@app/contract/rules/limits'

/** U-MSG-03; the server looks at the bytes as well. */
export const ACCEPTED: readonly string[] = ['image/jpeg', 'image/png', 'image/webp', 'image/gif']

/** Why a file can't be sent, or null. */
export const pictureProblem = ({ type, size }: Pick<File, 'type' | 'size'>): 'format' | 'size' | null =>
  !ACCEPTED.includes(type) ? 'format' : size > UPLOAD_MAX_BYTES ? 'size' : null
