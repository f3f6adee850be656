import { Modal } from '@mantine/core'
import { useAuthText } from '../text.ts'
import { type LegalText, useLegal } from '../../../i18n/legal.ts'
import { useTopmost } from '../../../ui/useTopmost.ts'
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
  const isTop = useTopmost()
  const sections = useLegal(shown)
  return (
    <Modal
      opened
      onClose={() => onShow(null)}
      closeOnEscape={isTop}
      title={t('legalTitle')}
      size="lg"
      centered
      closeButtonProps={{ 'aria-label': t('close') }}
    >
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
    </Modal>
  )
}
