import { ActionIcon, Drawer } from '@mantine/core'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useLocation, useNavigate, useOutletContext } from 'react-router-dom'
import { Icon } from '../../../art/Icon.tsx'
import { to } from '../../../paths.ts'
import { SearchField } from '../../../ui/SearchField/SearchField.tsx'
import { SportList } from '../SportList.tsx'
import { useSportText } from '../text.ts'
import { sportIcons, useSportMenu } from '../useSportMenu.ts'
import css from './PhoneHead.module.css'

interface Props {
  words: string
  onSearch: (words: string) => void
}

/** The first entry of a visit has this key: nothing lies behind it. */
const FIRST = 'default'

/** On a phone in place of the site's header: back, the sport, the balance, search. */
export const PhoneHead = ({ words, onSearch }: Props) => {
  const t = useSportText()
  const navigate = useNavigate()
  const { key } = useLocation()
  const frame = useOutletContext<ReactNode>()
  const { sport } = useSportMenu()
  const [isPicking, setPicking] = useState(false)
  const [isSeeking, setSeeking] = useState(false)
  return (
    <header className={css.head}>
      <ActionIcon
        className={css.tool}
        size={40}
        aria-label={t('back')}
        onClick={() => (key === FIRST ? void navigate(to('sport')) : void navigate(-1))}
      >
        <Icon name="chevronLeft" size={20} />
      </ActionIcon>
      {isSeeking ? (
        <SearchField
          className={css.search}
          size="sm"
          autoFocus
          aria-label={t('search')}
          placeholder={t('search')}
          value={words}
          onChange={onSearch}
        />
      ) : (
        <>
          <button
            type="button"
            className={css.picker}
            aria-haspopup="dialog"
            onClick={() => setPicking(true)}
          >
            <Icon name={sportIcons[sport]} size={20} />
            <span>{t(`sport_${sport}`)}</span>
            <Icon name="chevronDown" size={14} />
          </button>
          <div className={css.frame}>{frame}</div>
        </>
      )}
      <ActionIcon
        className={css.tool}
        size={40}
        aria-label={t(isSeeking ? 'endSearch' : 'search')}
        onClick={() => {
          onSearch('')
          setSeeking(!isSeeking)
        }}
      >
        <Icon name={isSeeking ? 'close' : 'search'} size={20} />
      </ActionIcon>
      <Drawer
        opened={isPicking}
        onClose={() => setPicking(false)}
        position="bottom"
        size="auto"
        title={t('sports')}
        closeButtonProps={{ 'aria-label': t('close') }}
      >
        <SportList isSheet onChosen={() => setPicking(false)} />
      </Drawer>
    </header>
  )
}
