import { Kbd, SegmentedControl } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useSelector } from 'react-redux'
import { CHIPS_YUAN } from '@app/contract/sport/slip/stake'
import { useSportText } from '../text.ts'
import { sportOf, sportSlice, useSportDispatch } from '../sport.slice.ts'
import { VOICES } from '../sportState.ts'
import { Dialog } from '../../../ui/Dialog/Dialog.tsx'
import { TOUCH } from '../../../theme/widths.ts'
import { MOST_KEY } from './boardKeys.ts'
import css from './HelpDialog.module.css'

const { voiceChosen } = sportSlice.actions

const KEYS = [
  [['Tab'], 'keysTab'],
  [['←', '↑', '→', '↓'], 'keysArrows'],
  [['Enter'], 'keysEnter'],
  [['M'], 'keysMultiple'],
  [['P'], 'keysSeries'],
  [['S'], 'keysSlip'],
  [['Esc'], 'keysEsc'],
  [['?'], 'keysHelp'],
] as const

const Keys = () => {
  const t = useSportText()
  return (
    <>
      <h3 className={css.title}>{t('keys')}</h3>
      <dl className={css.keys}>
        {KEYS.map(([keys, what]) => (
          <div key={what}>
            <dt>
              {keys.map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </dt>
            <dd>{t(what)}</dd>
          </div>
        ))}
        <div>
          <dt>
            {CHIPS_YUAN.map((_, at) => (
              <Kbd key={at}>{at + 1}</Kbd>
            ))}
          </dt>
          <dd>{t('keysChips', { chips: CHIPS_YUAN.join('、') })}</dd>
        </div>
        <div>
          <dt>
            <Kbd>{MOST_KEY}</Kbd>
          </dt>
          <dd>{t('keysMost')}</dd>
        </div>
      </dl>
      <p className={css.hint}>{t('keysExample')}</p>
    </>
  )
}

/** How much is read out, and where there is one how to bet by keyboard. */
const HelpDialog = ({ onClose }: { onClose: () => void }) => {
  const t = useSportText()
  const dispatch = useSportDispatch()
  const { voice } = useSelector(sportOf)
  const isTouch = useMediaQuery(TOUCH, false, { getInitialValueInEffect: false })
  return (
    <Dialog onClose={onClose} title={t(isTouch ? 'voice' : 'help')} size="lg">
      {!isTouch && <h3 className={css.title}>{t('voice')}</h3>}
      <p className={css.hint}>{t('voiceHint')}</p>
      <SegmentedControl
        aria-label={t('voice')}
        value={voice}
        data={VOICES.map((value) => ({ value, label: t(`voice_${value}`) }))}
        onChange={(value) => dispatch(voiceChosen(value))}
      />
      {!isTouch && <Keys />}
    </Dialog>
  )
}

export default HelpDialog
