import { BrandSign } from '../../../art/BrandSign.tsx'
import { Icon } from '../../../art/Icon.tsx'
import css from './PhoneScreen.module.css'

const ICONS = ['football', 'dealer', 'chess', 'esports', 'lottery', 'reels', 'fish', 'gift'] as const
const ROWS = [
  ['0.92', '0.96'],
  ['1.85', '2.04'],
  ['0.88', '1.02'],
] as const

/** A drawing of the app, not the app: hidden from assistive technology. */
export const PhoneScreen = () => (
  <div className={css.phone} aria-hidden>
    <div className={css.screen}>
      <div className={css.bar}>
        <BrandSign size={22} />
        <i />
        <b />
      </div>
      <div className={css.banner} />
      <div className={css.icons}>
        {ICONS.map((name) => (
          <span key={name}>
            <Icon name={name} size={20} />
          </span>
        ))}
      </div>
      {ROWS.map((row) => (
        <div key={row[0]} className={css.row}>
          <span>
            <i />
            <i />
          </span>
          {row.map((price) => (
            <b key={price}>{price}</b>
          ))}
        </div>
      ))}
    </div>
  </div>
)
