import { FEEDBACK_IMAGES_MAX } from '@app/contract/rules/limits'
import { useEffect, useRef, useState } from 'react'
import { isFailure, reasonOf } from '../../api/failure.ts'
import { uploadImage } from '../../api/upload.ts'
import { useFeedbackText } from './text.ts'
import { pictureProblem } from './picture.rules.ts'

export interface Picture {
  key: number
  name: string
  file: File
  /** What is shown of it meanwhile. */
  preview: string
  /** 0 to 1 of what has left. */
  share: number
  /** Where it is served, once it is there. */
  url?: string
  /** Why it isn't. */
  failure?: unknown
}

/** Pictures of a form: each is sent at once, one after the other, and tells how far it is. */
export const usePictures = () => {
  const t = useFeedbackText()
  const [pictures, setPictures] = useState<readonly Picture[]>([])
  const [problem, setProblem] = useState<'pictureFormat' | 'pictureSize' | 'pictureCount'>()
  const next = useRef(0)
  const queue = useRef(Promise.resolve())
  const previews = useRef(new Set<string>())
  useEffect(() => {
    const urls = previews.current
    return () => urls.forEach((url) => URL.revokeObjectURL(url))
  }, [])
  const change = (key: number, changed: Partial<Picture>) =>
    setPictures((all) => all.map((one) => (one.key === key ? { ...one, ...changed } : one)))
  const send = async ({ key, file }: Pick<Picture, 'key' | 'file'>) => {
    try {
      const { url } = await uploadImage(file, {
        name: file.name,
        onProgress: (share) => change(key, { share }),
      })
      change(key, { url, share: 1 })
    } catch (error) {
      change(key, { failure: error })
    }
  }
  const line = (picture: Picture) => {
    queue.current = queue.current.then(() => send(picture))
  }
  const add = (files: readonly File[]) => {
    const room = FEEDBACK_IMAGES_MAX - pictures.length
    const wrong = files.map(pictureProblem).find((one) => one !== null)
    const good = files.filter((file) => pictureProblem(file) === null)
    setProblem(
      wrong === 'format'
        ? 'pictureFormat'
        : wrong === 'size'
          ? 'pictureSize'
          : good.length > room
            ? 'pictureCount'
            : undefined,
    )
    const taken = good.slice(0, room).map((file) => {
      const preview = URL.createObjectURL(file)
      previews.current.add(preview)
      return { key: next.current++, name: file.name, file, preview, share: 0 }
    })
    setPictures((all) => [...all, ...taken])
    taken.forEach(line)
  }
  return {
    pictures,
    problem: problem && t(problem, problem === 'pictureCount' ? { count: FEEDBACK_IMAGES_MAX } : {}),
    reasonFor: ({ failure }: Picture) => (isFailure(failure) ? reasonOf(failure) : t('pictureFailed')),
    isSending: pictures.some(({ url, failure }) => url === undefined && failure === undefined),
    urls: pictures.flatMap(({ url }) => url ?? []),
    add,
    again: (picture: Picture) => {
      setPictures((all) =>
        all.map((one) => {
          const { failure: _failure, ...fresh } = one
          return one.key === picture.key ? { ...fresh, share: 0 } : one
        }),
      )
      line(picture)
    },
    drop: (key: number) => {
      setProblem(undefined)
      setPictures((all) => all.filter((one) => one.key !== key))
    },
    clear: () => setPictures([]),
  }
}
