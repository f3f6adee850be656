import { useHelpText } from '../text.ts'
import { useRouteText } from '../../../i18n/route.ts'
import { SceneBand } from '../../../ui/SceneBand/SceneBand.tsx'

const ART = 'help'

/** The top of the help centre. */
export const HelpBand = () => {
  const t = useHelpText()
  const title = useRouteText()
  return <SceneBand art={ART} title={title('help')} line={t('centreLine')} size="low" />
}
