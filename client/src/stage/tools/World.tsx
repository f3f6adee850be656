import { useState } from 'react'
import { useStageText } from '../../i18n/stage.ts'
import { useSubmit } from '../../ui/useSingly.ts'
import { act } from '../control.ts'
import css from '../parts/Stage.module.css'
import { Said } from '../parts/Said.tsx'
import { useAct } from '../useAct.ts'
import { useLook } from '../useLook.ts'
import { enterWorld, isWorldName, worldName } from '../world.ts'
import { useRestart } from '../useRestart.ts'

/** Another copy of the site: one that is there, a new one, this one from the beginning or at the beginning of a scene. */
export const World = () => {
  const t = useStageText()
  const here = worldName()
  const worlds = useLook('/worlds')
  const scenes = useLook('/scenes')
  const [name, setName] = useState('')
  const [scene, setScene] = useState('')
  const { run, isBusy, error } = useAct()
  const restart = useRestart()
  const isFree = isWorldName(name) && !worlds.data?.worlds.some((each) => each.name === name)
  const create = async () => {
    await act('POST', '/worlds', { name }, name)
    enterWorld(name)
  }
  const submit = useSubmit(() => run(create))
  return (
    <>
      <label className={css.field}>
        {t('worldHere')}
        <select value={here} onChange={(event) => enterWorld(event.currentTarget.value)}>
          {[...new Set([here, ...(worlds.data?.worlds ?? []).map((each) => each.name)])].map((each) => (
            <option key={each}>{each}</option>
          ))}
        </select>
      </label>
      <form className={css.row} onSubmit={submit}>
        <label className={css.field}>
          {t('newWorld')}
          <input
            value={name}
            placeholder="my-world"
            autoCapitalize="none"
            onChange={(event) => setName(event.currentTarget.value.toLowerCase())}
          />
        </label>
        <button type="submit" className={css.do} disabled={!isFree || isBusy}>
          {t('create')}
        </button>
      </form>
      <div className={css.row}>
        <label className={css.field}>
          {t('startAt')}
          <select value={scene} onChange={(event) => setScene(event.currentTarget.value)}>
            <option value="">{t('golden')}</option>
            {scenes.data?.scenes.map((each) => (
              <option key={each.name} value={each.name}>
                {each.title}
              </option>
            ))}
          </select>
        </label>
        <button
          type="button"
          className={css.do}
          disabled={isBusy}
          onClick={() => void run(() => restart(scene || undefined))}
        >
          {t('reset')}
        </button>
      </div>
      <Said error={error ?? worlds.error} />
      <p className={css.hint}>{t('resetHint', { world: here })}</p>
    </>
  )
}
