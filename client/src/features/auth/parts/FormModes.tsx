import { useAuthText } from '../text.ts'
import { AUTH_WAY, bus } from '../../../lib/bus.ts'
import css from '../AuthDialog.module.css'

/** Switches between login (1) and register (2) by the event. */
export const FormModes = ({ way }: { way: 1 | 2 }) => {
  const t = useAuthText()
  return (
    <div className={css.modes}>
      <button
        type="button"
        aria-pressed={way === AUTH_WAY.login}
        onClick={() => bus.emit('switch_auth_way', AUTH_WAY.login)}
      >
        {t('loginTitle')}
      </button>
      <button
        type="button"
        aria-pressed={way === AUTH_WAY.register}
        onClick={() => bus.emit('switch_auth_way', AUTH_WAY.register)}
      >
        {t('registerTitle')}
      </button>
    </div>
  )
}
