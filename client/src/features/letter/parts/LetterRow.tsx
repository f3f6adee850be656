import { Checkbox } from '@mantine/core'
import type { Letter } from '@app/contract/letter/letter'
import { useLetterText } from '../text.ts'
import { shortDateTimeText } from '../../../lib/text/date.ts'
import css from '../letter.module.css'

interface Props {
  letter: Letter
  isChosen: boolean
  onChoose: (isIn: boolean) => void
  onOpen: () => void
}

export const LetterRow = ({ letter, isChosen, onChoose, onOpen }: Props) => {
  const t = useLetterText()
  return (
    <li className={css.row} data-unread={!letter.read || undefined}>
      <Checkbox
        aria-label={t('choose', { title: letter.title })}
        checked={isChosen}
        onChange={(event) => onChoose(event.currentTarget.checked)}
      />
      <button type="button" className={css.open} onClick={onOpen}>
        <span className={css.line}>
          <span className={css.title}>
            {!letter.read && <i role="img" aria-label={t('unread')} />}
            {letter.title}
          </span>
          <span className={css.kind}>{t(`type_${letter.type}`)}</span>
          {!letter.broadcast && <span className={css.own}>{t('personal')}</span>}
          <time>{shortDateTimeText(letter.createdAt)}</time>
        </span>
        <span className={css.summary}>{letter.summary}</span>
      </button>
    </li>
  )
}
