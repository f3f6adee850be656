import { Link } from 'react-router-dom'
import { Icon } from '../../../art/Icon.tsx'
import { useFrameText } from '../../../i18n/frame.ts'
import { useTabs } from '../useFrame.ts'
import css from './TabBar.module.css'

const MIDDLE_BUTTON = 1

/** Visited pages. Home stays; a middle click or the cross closes the others. */
export const TabBar = () => {
  const t = useFrameText()
  const { tabs, current, close } = useTabs()
  if (tabs.length < 2) return null
  return (
    <nav className={css.bar} aria-label={t('visited')}>
      <ul className={css.list}>
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
            <Link to={tab.path} className={css.link} aria-current={tab.path === current ? 'page' : undefined}>
              {tab.isFixed && <Icon name="home" size={15} />}
              {tab.title}
            </Link>
            {!tab.isFixed && (
              <button
                type="button"
                className={css.close}
                aria-label={t('closeTab', { title: tab.title })}
                onClick={() => close(tab.path)}
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
