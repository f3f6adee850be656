import type { ReactNode } from 'react'
import { Icon, type IconName } from '../../art/Icon.tsx'
import { useStageText } from '../../i18n/stage.ts'
import { useSignal } from '../../lib/signal.ts'
import css from '../parts/Stage.module.css'
import { change, SECTIONS, type SectionName, stage } from '../state.ts'
import { Cast } from './Cast.tsx'
import { Codes } from './Codes.tsx'
import { Fault } from './Fault.tsx'
import { Here } from './Here.tsx'
import { Time } from './Time.tsx'
import { World } from './World.tsx'

const PARTS: Record<SectionName, { icon: IconName; show: () => ReactNode }> = {
  codes: { icon: 'key', show: () => <Codes /> },
  fault: { icon: 'warning', show: () => <Fault /> },
  time: { icon: 'clock', show: () => <Time /> },
  cast: { icon: 'users', show: () => <Cast /> },
  world: { icon: 'globe', show: () => <World /> },
  here: { icon: 'qr', show: () => <Here /> },
}

/** The testers' drawer: what is needed beside the page, without leaving it. */
export const Tools = () => {
  const t = useStageText()
  const { open, isFolded } = useSignal(stage)
  if (isFolded) return null
  const toggle = (name: SectionName) =>
    change({ open: open.includes(name) ? open.filter((one) => one !== name) : [...open, name] })
  return SECTIONS.map((name) => {
    const isOpen = open.includes(name)
    return (
      <div key={name} className={css.section} data-open={isOpen || undefined}>
        <h2>
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={`stage-${name}`}
            onClick={() => toggle(name)}
          >
            <Icon name={PARTS[name].icon} size={16} />
            {t(`section_${name}`)}
            <Icon name={isOpen ? 'chevronUp' : 'chevronDown'} size={14} />
          </button>
        </h2>
        <div id={`stage-${name}`} role="group" aria-label={t(`section_${name}`)} hidden={!isOpen}>
          {isOpen && PARTS[name].show()}
        </div>
      </div>
    )
  })
}
