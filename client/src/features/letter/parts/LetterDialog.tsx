import { Button, Group, Skeleton } from '@mantine/core'
import type { Letter } from '@app/contract/letter/letter'
import { useEffect, useEffectEvent } from 'react'
import { Link } from 'react-router-dom'
import { Icon } from '../../../art/Icon.tsx'
import { useLetterText } from '../text.ts'
import { dateTimeText } from '../../../lib/text/date.ts'
import { toNamed } from '../../../paths.ts'
import { useReadLetterMutation } from '../mail.api.ts'
import { Dialog } from '../../../ui/Dialog/Dialog.tsx'
import css from '../letter.module.css'
import { CallButton } from '../../../ui/Form/CallButton.tsx'

interface Props {
  /** Of the open letter, null for none. */
  id: string | null
  /** The letters of the page, for leafing. */
  listed: readonly Letter[]
  onMove: (id: string) => void
  onClose: () => void
  onRemove: (id: string) => void
}

/** One letter in full: opening it reads it, by a click as by its address. */
export const LetterDialog = ({ id, listed, onMove, onClose, onRemove }: Props) => {
  const t = useLetterText()
  const [read, { data, error, originalArgs }] = useReadLetterMutation()
  const begin = useEffectEvent((wanted: string) => void read({ id: wanted }))
  useEffect(() => {
    if (id !== null) begin(id)
  }, [id])
  const gone = useEffectEvent(onClose)
  useEffect(() => {
    if (error) gone()
  }, [error])
  const at = listed.findIndex((letter) => letter.id === id)
  const letter = originalArgs?.id === id && data?.id === id ? data : listed[at]
  const link = letter && toNamed(letter.linkRoute, letter.linkId)
  const [before, after] = at === -1 ? [] : [listed[at - 1], listed[at + 1]]
  return (
    <Dialog opened={id !== null} onClose={onClose} title={letter?.title ?? t('title')} size="lg">
      {!letter && <Skeleton height={160} />}
      {letter && (
        <article className={css.letter}>
          <p className={css.meta}>
            <span className={css.kind}>{t(`type_${letter.type}`)}</span>
            <span>{t(letter.broadcast ? 'broadcast' : 'personal')}</span>
            <time>{dateTimeText(letter.createdAt)}</time>
          </p>
          {letter.content.split('\n').map((line, index) => (
            <p key={index}>{line}</p>
          ))}
          <Group gap={12} mt={20}>
            {link && (
              <Button component={Link} to={link}>
                {t('goSee')}
              </Button>
            )}
            <CallButton variant="subtle" color="red" onClick={() => onRemove(letter.id)}>
              {t('remove')}
            </CallButton>
            <span className={css.leaf}>
              <Button variant="default" disabled={!before} onClick={() => before && onMove(before.id)}>
                <Icon name="chevronLeft" size={16} />
                {t('previous')}
              </Button>
              <Button variant="default" disabled={!after} onClick={() => after && onMove(after.id)}>
                {t('next')}
                <Icon name="chevronRight" size={16} />
              </Button>
            </span>
          </Group>
        </article>
      )}
    </Dialog>
  )
}
