import { useState } from 'react'
import { useStageText } from '../../i18n/stage.ts'
import { Icon } from '../../art/Icon.tsx'
import { act } from '../control.ts'
import css from '../parts/Stage.module.css'
import { Said } from '../parts/Said.tsx'
import { useAct } from '../useAct.ts'
import { useLook } from '../useLook.ts'
import { faultOf, KINDS, wordsOf } from './fault.rules.ts'

interface CodeShown {
  code: number
  message: string
  name: string
}

const EVERY_MS = 2_000

/** The next call of an endpoint answers otherwise, once. */
export const Fault = () => {
  const t = useStageText()
  const endpoints = useLook('/endpoints').data?.endpoints ?? []
  const codes = useLook('/codes').data?.codes ?? []
  const armed = useLook('/faults', EVERY_MS)
  const [path, setPath] = useState('/site/api/v1/user/login')
  const [what, setWhat] = useState('')
  const { run, isBusy, error } = useAct()
  const slices = [...new Set(endpoints.map(({ slice }) => slice))]
  const own = endpoints.find((each) => each.path === path)
  // What the endpoint is declared to answer comes first.
  const [declared, others] = [true, false].map((is) =>
    codes.filter(({ code, name }) => name !== 'SUCCESS' && (own?.codes.includes(code) ?? false) === is),
  )
  const option = ({ code, message }: CodeShown) => (
    <option key={code} value={code}>
      {code} {message}
    </option>
  )
  const arm = () => act('POST', '/faults', { path, times: 1, ...faultOf(what) })
  return (
    <>
      <label className={css.field}>
        {t('endpoint')}
        <select value={path} onChange={(event) => setPath(event.currentTarget.value)}>
          {slices.map((slice) => (
            <optgroup key={slice} label={slice}>
              {endpoints
                .filter((each) => each.slice === slice)
                .map((each) => (
                  <option key={each.id} value={each.path}>
                    {each.summary} · {each.id}
                  </option>
                ))}
            </optgroup>
          ))}
        </select>
      </label>
      <label className={css.field}>
        {t('answersWith')}
        <select value={what} onChange={(event) => setWhat(event.currentTarget.value)}>
          <option value="">{t('choose')}</option>
          <optgroup label={t('line')}>
            {KINDS.map((kind) => (
              <option key={kind} value={kind}>
                {t(`kind_${kind}`)}
              </option>
            ))}
          </optgroup>
          <optgroup label={t('declared')}>{declared?.map(option)}</optgroup>
          <optgroup label={t('others')}>{others?.map(option)}</optgroup>
        </select>
      </label>
      <button type="button" className={css.main} disabled={!what || isBusy} onClick={() => void run(arm)}>
        {t('arm')}
      </button>
      <Said error={error ?? armed.error} />
      <ul className={css.rows} aria-label={t('armed')}>
        {armed.data?.faults.map((fault) => (
          <li key={fault.id}>
            <span className={css.about}>
              {wordsOf(fault)}
              <small>
                {fault.path} · {fault.times === undefined ? t('always') : t('times', { times: fault.times })}
              </small>
            </span>
            <button
              type="button"
              className={css.tool}
              aria-label={t('disarm', { path: fault.path })}
              onClick={() => void run(() => act('DELETE', `/faults/${fault.id}`))}
            >
              <Icon name="trash" size={16} />
            </button>
          </li>
        ))}
      </ul>
      {(armed.data?.faults.length ?? 0) > 1 && (
        <button type="button" className={css.do} onClick={() => void run(() => act('DELETE', '/faults'))}>
          {t('disarmAll')}
        </button>
      )}
    </>
  )
}
