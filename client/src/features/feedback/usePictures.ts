import { FEEDBACK_IMAGES_MAX } from '@app/contract/rules/limits'
import { useEffect, useRef, useState } from 'react'
import { isFailure, reasonOf } from '../../api/failure.ts'
import { uploadImage } from '../../api/upload.ts'
import { useFeedbackText } from './text.ts'
import { pictureProblem } from './picture.rules.ts'

type Problem = 'pictureFormat' | 'pictureSize' | 'pictureCount' | 'pictureLeft'

export interface Picture {
  key: number
  name: string
  /** Until it is there. */
  file?: File
  /** What is shown of it meanwhile. */
  preview: string
  /** 0 to 1 of what has left. */
  share: number
  /** Where it is served, once it is there. */
  url?: string
  /** Why it isn't. */
  failure?: unknown
}

/** Pictures of a form, begun with those that are there: each is sent at once, one after the other, and tells how far it is. */
export const usePictures = (begun: readonly string[]) => {
  const t = useFeedbackText()
  const [pictures, setPictures] = useState<readonly Picture[]>(() =>
    begun.map((url, at) => ({
      key: at,
      name: t('pictureNo', { number: at + 1 }),
      preview: url,
      share: 1,
      url,
    })),
  )
  const [told, setTold] = useState<{ problem: Problem | undefined }>({ problem: undefined })
  const { problem } = told
  const setProblem = (next: Problem | undefined) => setTold({ problem: next })
  const next = useRef(begun.length)
  const queue = useRef(Promise.resolve())
  const previews = useRef(new Set<string>())
  useEffect(() => {
    const urls = previews.current
    return () => urls.forEach((url) => URL.revokeObjectURL(url))
  }, [])
  const change = (key: number, changed: Partial<Picture>) =>
    setPictures((all) => all.map((one) => (one.key === key ? { ...one, ...changed } : one)))
  const send = async ({ key, file }: Pick<Picture, 'key' | 'file'>) => {
    if (!file) return
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
  const add = async (files: readonly File[]) => {
    const problems = await Promise.all(files.map(pictureProblem))
    const room = FEEDBACK_IMAGES_MAX - pictures.length
    const wrong = problems.find((one) => one !== null)
    const good = files.filter((_, at) => problems[at] === null)
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
    /** Another one each time that something was wrong. */
    told,
    problem: problem && t(problem, problem === 'pictureCount' ? { count: FEEDBACK_IMAGES_MAX } : {}),
    reasonFor: ({ failure }: Picture) => (isFailure(failure) ? reasonOf(failure) : t('pictureFailed')),
    isSending: pictures.some(({ url, failure }) => url === undefined && failure === undefined),
    urls: pictures.flatMap(({ url }) => url ?? []),
    add: (files: readonly File[]) => void add(files),
    /** Those that weren't taken are not left out silently: whether there are some, and it was said. */
    refuseFailed: (): boolean => {
      const isOne = pictures.some(({ failure }) => failure !== undefined)
      if (isOne) setProblem('pictureLeft')
      return isOne
    },
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
  }
}
