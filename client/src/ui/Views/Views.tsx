import type { KeyboardEvent, ReactNode } from 'react'
import { NavLink } from 'react-router-dom'
import choices from '../ChoiceRow/ChoiceRow.module.css'
import css from './Views.module.css'

interface Props<V extends string> {
  label: string
  /** Begins the ids of the tabs: the panel of a view is labelled by `${id}-${view}`. */
  id: string
  value: V
  views: readonly { value: V; name: ReactNode }[]
  panelOf: (view: V) => string
  onChange: (view: V) => void
  /** What narrows one list is a row of chips, what changes the page is one control. */
  asChips?: boolean
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 }

/** The views of one page, of which one is shown: tabs that arrows move between. */
export const Views = <V extends string>({
  label,
  id,
  value,
  views,
  panelOf,
  onChange,
  asChips = false,
}: Props<V>) => {
  const move = (event: KeyboardEvent) => {
    const at = views.findIndex((view) => view.value === value)
    const to = { Home: 0, End: views.length - 1 }[event.key] ?? at + (STEPS[event.key] ?? 0)
    const next = views[(to + views.length) % views.length]!
    if (next.value === value) return
    event.preventDefault()
    onChange(next.value)
    document.getElementById(`${id}-${next.value}`)?.focus()
  }
  return (
    <div role="tablist" aria-label={label} className={asChips ? choices.row : css.views}>
      {views.map((view) => (
        <button
          key={view.value}
          id={`${id}-${view.value}`}
          type="button"
          role="tab"
          aria-selected={view.value === value}
          aria-controls={panelOf(view.value)}
          tabIndex={view.value === value ? 0 : -1}
          className={asChips ? choices.chip : css.view}
          onClick={() => onChange(view.value)}
          onKeyDown={move}
        >
          {view.name}
        </button>
      ))}
    </div>
  )
}

interface LinkProps {
  label: string
  links: readonly { to: string; name: ReactNode; isCurrent: boolean }[]
}

/** The same where each view has an address of its own. */
export const ViewLinks = ({ label, links }: LinkProps) => (
  <nav aria-label={label} className={css.views}>
    {links.map(({ to, name, isCurrent }) => (
      <NavLink key={to} to={to} className={css.view} aria-current={isCurrent ? 'page' : undefined} replace>
        {name}
      </NavLink>
    ))}
  </nav>
)
