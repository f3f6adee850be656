import { Button, CloseButton, Progress } from '@mantine/core'
import { FEEDBACK_IMAGES_MAX } from '@app/contract/rules/limits'
import { useEffect, useId, useRef, useState } from 'react'
import { Icon } from '../../../art/Icon.tsx'
import { useFeedbackText } from '../text.ts'
import { ACCEPTED } from '../picture.rules.ts'
import type { usePictures } from '../usePictures.ts'
import css from '../feedback.module.css'

/** Pictures by choosing, dropping or pasting, each with its progress. */
export const Pictures = ({ all }: { all: ReturnType<typeof usePictures> }) => {
  const t = useFeedbackText()
  const id = useId()
  const [isOver, setOver] = useState(false)
  const { pictures, told, problem, reasonFor, add, again, drop } = all
  const refusal = useRef<HTMLParagraphElement>(null)
  // The bar at the foot of a phone lies over it otherwise.
  useEffect(() => {
    refusal.current?.scrollIntoView({ block: 'nearest' })
  }, [told])
  const files = (list: FileList | null | undefined) => add([...(list ?? [])])
  return (
    <div
      className={css.pictures}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        files(event.dataTransfer.files)
      }}
    >
      <p className={css.label}>{t('pictures')}</p>
      <ul aria-label={t('pictures')}>
        {pictures.map((picture) => (
          <li key={picture.key} data-wrong={picture.failure !== undefined || undefined}>
            <img src={picture.preview} alt={picture.name} />
            <CloseButton
              className={css.drop ?? ''}
              size="sm"
              aria-label={t('dropPicture', { name: picture.name })}
              onClick={() => drop(picture.key)}
            />
            {picture.url === undefined && picture.failure === undefined && (
              <Progress
                className={css.share ?? ''}
                value={picture.share * 100}
                aria-label={t('uploading', { name: picture.name })}
              />
            )}
            {picture.failure !== undefined && (
              <span className={css.wrong} role="alert">
                <span>{reasonFor(picture)}</span>
                <Button
                  size="compact-sm"
                  variant="light"
                  aria-label={t('sendAgainNamed', { name: picture.name })}
                  onClick={() => again(picture)}
                >
                  {t('sendAgain')}
                </Button>
              </span>
            )}
          </li>
        ))}
      </ul>
      {pictures.length < FEEDBACK_IMAGES_MAX && (
        <label className={css.add} htmlFor={id}>
          <Icon name="image" size={26} />
          <span>{t('addPicture')}</span>
          <input
            id={id}
            type="file"
            multiple
            accept={ACCEPTED.join(',')}
            onChange={(event) => {
              files(event.currentTarget.files)
              // The same file can be chosen again.
              event.currentTarget.value = ''
            }}
          />
        </label>
      )}
      {problem && (
        <p ref={refusal} className={css.wrong} role="alert">
          {problem}
        </p>
      )}
      <p className={css.hint}>
        {t('pictureHint', { count: FEEDBACK_IMAGES_MAX })}
        <span className={css.ways}>{t('pictureWays')}</span>
      </p>
    </div>
  )
}
