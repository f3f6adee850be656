import type { feedback } from '@app/contract/feedback/feedback'
import { imageTypeOf } from '@app/contract/feedback/imageType'
import { UPLOAD_MAX_BYTES } from '@app/contract/rules/limits'
import type { Call } from '../../kit/call.ts'
import { type Clock, startOfSiteDay } from '../../world/clock.ts'
import type { Streams } from '../../world/random.ts'
import type { UploadStore } from './feedback.store.ts'

/** U-MSG-03: pictures that one member may send in a day. */
const UPLOADS_PER_DAY = 60
const ID_DIGITS = 24
const PATH = '/mock/upload/'

export interface Uploads {
  /** Keeps the picture and says where it is served. */
  add(call: Pick<Call<typeof feedback.uploadImage>, 'member' | 'files' | 'refuse'>): { url: string }
  /** Whether this address is a picture that the member sent. */
  isOwn(memberId: number, url: string): boolean
  /** By the last part of its address. */
  find(file: string): { type: string; bytes: Uint8Array } | undefined
}

const idOf = (file: string): string => file.replace(/\.[a-z]+$/, '')

/** Pictures of members: jpg, png, webp or gif up to 5 MB, told by their bytes. */
export const openUploads = ({
  store,
  clock,
  random,
}: {
  store: UploadStore
  clock: Clock
  random: Streams
}): Uploads => ({
  add: ({ member, files: [file], refuse }) => {
    if (!file || file.bytes.length === 0)
      return refuse('FILE_UPLOAD_FAILURE', { message: '请选择要上传的图片' })
    if (file.bytes.length > UPLOAD_MAX_BYTES)
      return refuse('FILE_UPLOAD_FAILURE', { message: '图片不能超过 5 MB' })
    const type = imageTypeOf(file.bytes)
    if (!type) return refuse('FILE_UPLOAD_FAILURE', { message: '仅支持 JPG、PNG、WEBP、GIF 格式的图片' })
    if (store.countSince(member.id, startOfSiteDay(clock.now())) >= UPLOADS_PER_DAY)
      return refuse('FILE_UPLOAD_FAILURE', { message: `每天最多上传 ${UPLOADS_PER_DAY} 张图片，请明天再试` })
    const id = random.hex('upload', ID_DIGITS)
    store.insert({ id, memberId: member.id, type: type.mime, bytes: file.bytes, at: clock.now() })
    return { url: `${PATH}${id}.${type.extension}` }
  },
  isOwn: (memberId, url) => url.startsWith(PATH) && store.ownerOf(idOf(url.slice(PATH.length))) === memberId,
  find: (file) => store.find(idOf(file)),
})
