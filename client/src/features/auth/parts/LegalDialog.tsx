import { useAuthText } from '../text.ts'
import { type LegalText, useLegal } from '../../../i18n/legal.ts'
import { Dialog } from '../../../ui/Dialog/Dialog.tsx'
import css from '../AuthDialog.module.css'

/** Terms and privacy in one dialog that switches between the two (UI-LR-03). */
export const LegalDialog = ({
  shown,
  onShow,
}: {
  shown: LegalText
  onShow: (shown: LegalText | null) => void
}) => {
  const t = useAuthText()
  const sections = useLegal(shown)
  return (
    <Dialog onClose={() => onShow(null)} title={t('legalTitle')} size="lg">
      <div className={css.modes}>
        <button type="button" aria-pressed={shown === 'terms'} onClick={() => onShow('terms')}>
          {t('terms')}
        </button>
        <button type="button" aria-pressed={shown === 'privacy'} onClick={() => onShow('privacy')}>
          {t('privacy')}
        </button>
      </div>
      <div key={shown} className={css.legal}>
        {sections.map(({ title, paragraphs }, index) => (
          <section key={title}>
            <h3>
              {index + 1}. {title}
            </h3>
            {paragraphs.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </section>
        ))}
      </div>
    </Dialog>
  )
}
