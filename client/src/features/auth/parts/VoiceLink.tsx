import { useAuthText } from '../text.ts'
import { bus } from '../../../lib/bus.ts'
import { Link } from './Link.tsx'

/** The voice code opens after the first countdown, behind its notice (U-AUTH-11, UI-ND-02). */
export const VoiceLink = ({ isOpen, onCall }: { isOpen: boolean; onCall: () => void }) => {
  const t = useAuthText()
  const ask = () =>
    bus.emit('showDialog', {
      title: t('voiceTitle'),
      msg: t('voiceText'),
      sureText: t('voiceSure'),
      isShowCancel: true,
      onSure: onCall,
    })
  return (
    <div>
      <Link disabled={!isOpen} onClick={ask}>
        {isOpen ? t('voice') : t('voiceWait')}
      </Link>
    </div>
  )
}
