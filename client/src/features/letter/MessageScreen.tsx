import { Checkbox, Switch, VisuallyHidden } from '@mantine/core'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useOwnRest } from '../../api/rest/ownRest.ts'
import { shownOf, standingOf } from '../../api/standing.ts'
import { EmptyArt } from '../../art/EmptyArt.tsx'
import { endText } from '../../i18n/rest.ts'
import { useLetterText } from './text.ts'
import { bus } from '../../lib/bus.ts'
import { ClearFilter } from '../../ui/EmptyState/ClearFilter.tsx'
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx'
import { Missing } from '../../ui/Missing/Missing.tsx'
import { PageHead } from '../../ui/PageHead/PageHead.tsx'
import { Pages } from '../../ui/Pages/Pages.tsx'
import { Panel } from '../../ui/Panel/Panel.tsx'
import { useMarked } from '../../ui/useMarked.ts'
import { UNREAD_ARG, useUnreadQuery } from './letter.api.ts'
import { INVITING, unreadOf, viewOf } from './letter.rules.ts'
import type { View } from './letter.rules.ts'
import { useLettersQuery, useReadAllMutation, useRemoveLettersMutation } from './mail.api.ts'
import { LetterDialog } from './parts/LetterDialog.tsx'
import type { Letter } from '@app/contract/letter/letter'
import { shortDateTimeText } from '../../lib/text/date.ts'
import css from './letter.module.css'
import { AnswersLink, TypeTabs } from './parts/TypeTabs.tsx'
import { CallButton } from '../../ui/Form/CallButton.tsx'

const PAGE_SIZE = 20
const PANEL = 'letters'

interface Props {
  letter: Letter
  isChosen: boolean
  onChoose: (isIn: boolean) => void
  onOpen: () => void
}

const LetterRow = ({ letter, isChosen, onChoose, onOpen }: Props) => {
  const t = useLetterText()
  return (
    <li className={css.row} data-unread={!letter.read || undefined}>
      <label className={css.tick}>
        <VisuallyHidden>{t('choose', { title: letter.title })}</VisuallyHidden>
        <Checkbox checked={isChosen} onChange={(event) => onChoose(event.currentTarget.checked)} />
      </label>
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

/** Letters by type; the address says which (?type=fd) and which one is open (&id=7). */
export const MessageScreen = () => {
  const t = useLetterText()
  const [query, setQuery] = useSearchParams()
  const rest = useOwnRest()
  const wanted = viewOf(query.get('type'))
  const view = rest && INVITING.includes(wanted) ? 'all' : wanted
  const opened = query.get('id')
  const [isUnreadOnly, setUnreadOnly] = useState(false)
  const [pageNum, setPageNum] = useState(1)
  const { data: counts } = useUnreadQuery(UNREAD_ARG)
  const type = view === 'all' ? {} : { type: view }
  const asked = useLettersQuery(
    { ...type, unreadOnly: isUnreadOnly, pageNum, pageSize: PAGE_SIZE },
    { refetchOnMountOrArgChange: true },
  )
  const { isFetching } = asked
  const data = shownOf(asked)
  const [readAll, reading] = useReadAllMutation()
  const [remove, removing] = useRemoveLettersMutation()
  const records = data?.records ?? []
  const ids = records.map(({ id }) => id)
  const { marked, mark, markAll } = useMarked(ids)
  const fromStart = () => {
    setPageNum(1)
    markAll(false)
  }
  const show = (next: View) => {
    fromStart()
    setQuery(next === 'all' ? {} : { type: next }, { replace: true })
  }
  const open = (id: string | null) =>
    setQuery(
      { ...(view === 'all' ? {} : { type: view }), ...(id === null ? {} : { id }) },
      {
        replace: id === null,
      },
    )
  const unread = counts ? unreadOf(counts, view) : 0
  const removeAll = (gone: readonly string[]) =>
    bus.emit('showDialog', {
      title: t('removeTitle'),
      msg: t('removeAsk', { count: gone.length }),
      isShowCancel: true,
      sureText: t('remove'),
      isLoss: true,
      onSure: () => {
        if (opened !== null) open(null)
        void remove({ ids: [...gone] })
          .unwrap()
          .then(
            () => {
              fromStart()
              bus.emit('toast', { kind: 'success', message: t('removed') })
            },
            () => undefined,
          )
      },
    })
  return (
    <>
      <PageHead title={t('title')} hint={rest ? undefined : t('hint')} actions={<AnswersLink />} />
      <Panel>
        <TypeTabs
          value={view}
          hidden={rest ? INVITING : []}
          counts={counts}
          panelId={PANEL}
          onChange={show}
        />
        {rest && <p className={css.held}>{t('held', { time: endText(rest.until) })}</p>}
        <div id={PANEL} role="tabpanel" aria-labelledby={`type-${view}`}>
          <div className={css.tools}>
            <label className={css.tick}>
              <Checkbox
                checked={ids.length > 0 && marked.length === ids.length}
                indeterminate={marked.length > 0 && marked.length < ids.length}
                disabled={ids.length === 0}
                onChange={(event) => markAll(event.currentTarget.checked)}
              />
              {t('chooseAll')}
            </label>
            <Switch
              label={t('unreadOnly')}
              checked={isUnreadOnly}
              onChange={(event) => {
                fromStart()
                setUnreadOnly(event.currentTarget.checked)
              }}
            />
            <div className={css.buttons}>
              <CallButton
                size="compact-md"
                variant="light"
                disabled={unread === 0}
                loading={reading.isLoading}
                onClick={() => void readAll({ ...type, userSystem: 1 })}
              >
                {t('readAll')}
              </CallButton>
              <CallButton
                size="compact-md"
                variant="light"
                color="red"
                disabled={marked.length === 0}
                loading={removing.isLoading}
                onClick={() => removeAll(marked)}
              >
                {t('removeChosen', { count: marked.length })}
              </CallButton>
            </div>
          </div>
          <Missing of={standingOf(asked)} failed={t('loadFailed')} rows={6} height={68} />
          {data?.total === 0 && (
            <EmptyState
              art={<EmptyArt variant="noMessages" />}
              title={t(isUnreadOnly ? 'allRead' : 'none')}
              hint={t('noneHint')}
              action={
                (isUnreadOnly || view !== 'all') && (
                  <ClearFilter
                    onClear={() => {
                      setUnreadOnly(false)
                      show('all')
                    }}
                  >
                    {t('seeAll')}
                  </ClearFilter>
                )
              }
            />
          )}
          <ul className={css.list} tabIndex={-1} aria-label={t('title')} aria-busy={isFetching}>
            {records.map((letter) => (
              <LetterRow
                key={letter.id}
                letter={letter}
                isChosen={marked.includes(letter.id)}
                onChoose={(isIn) => mark(letter.id, isIn)}
                onOpen={() => open(letter.id)}
              />
            ))}
          </ul>
          {data && data.total > 0 && (
            <Pages pageNum={pageNum} pageSize={PAGE_SIZE} total={data.total} onChange={setPageNum} />
          )}
        </div>
      </Panel>
      <LetterDialog
        id={opened}
        listed={records}
        onMove={open}
        onClose={() => open(null)}
        onRemove={(id) => removeAll([id])}
      />
    </>
  )
}
