import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { Icon } from '../../../art/Icon.tsx'
import { useFrameText } from '../../../i18n/frame.ts'
import { KEPT } from '../../../lib/pageState.ts'
import { useHomeClick } from '../../../ui/HomeLink/useHomeClick.ts'
import { MAIN_ID } from '../SkipLink.tsx'
import { useTabs } from '../useFrame.ts'
import css from './TabBar.module.css'
import { useSideways } from './useSideways.ts'

const MIDDLE_BUTTON = 1

/** The tab beside one that goes takes its focus; the last one leaves it to the page. */
const passFocus = (gone: Element | null): void => {
  const beside = gone?.nextElementSibling ?? gone?.previousElementSibling
  const isLast = gone?.parentElement?.childElementCount === 2
  const next = isLast ? document.getElementById(MAIN_ID) : beside?.querySelector('a')
  next?.focus({ preventScroll: true })
}

/** Visited pages. Home stays; a middle click or the cross closes the others. */
export const TabBar = () => {
  const t = useFrameText()
  const { tabs, current, close } = useTabs()
  const homeClick = useHomeClick()
  const list = useRef<HTMLUListElement>(null)
  const isShown = tabs.length > 1
  useSideways(list, isShown)
  // However many there are, the tab of this page is in sight.
  useEffect(() => {
    const row = list.current
    const tab = row?.querySelector<HTMLElement>('[data-current]')
    if (!row || !tab) return undefined
    // Once the page is laid out: asked for here, all of it would be in the midst of its being made.
    const observer = new ResizeObserver(() => {
      const left = tab.offsetLeft - row.offsetLeft
      const least = left + tab.offsetWidth - row.clientWidth
      row.scrollLeft = Math.min(Math.max(row.scrollLeft, least), left)
    })
    observer.observe(row)
    return () => observer.disconnect()
  }, [current, tabs.length])
  if (!isShown) return null
  return (
    <nav className={css.bar} aria-label={t('visited')}>
      <ul ref={list} className={css.list}>
        {tabs.map((tab) => (
          <li
            key={tab.path}
            className={css.tab}
            data-current={tab.path === current || undefined}
            onAuxClick={(event) => {
              if (event.button !== MIDDLE_BUTTON || tab.isFixed) return
              event.preventDefault()
              close(tab.path)
            }}
          >
            <Link
              to={tab.path}
              state={KEPT}
              onClick={tab.isFixed ? homeClick : undefined}
              className={css.link}
              aria-current={tab.path === current ? 'page' : undefined}
            >
              {tab.isFixed && <Icon name="home" size={15} />}
              {tab.title}
            </Link>
            {!tab.isFixed && (
              <button
                type="button"
                className={css.close}
                aria-label={t('closeTab', { title: tab.title })}
                onClick={(event) => {
                  if (tab.path !== current) passFocus(event.currentTarget.closest('li'))
                  close(tab.path)
                }}
              >
                <Icon name="close" size={12} />
              </button>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}
