import type { Answer } from '../../api/declared.ts'
import { shellText } from '../../i18n/shell.ts'
import { bus } from '../../lib/bus.ts'

/** Says which venues kept their money when 免转 gathered it for a launch. */
export const tellKept = ({ gathered }: Pick<Answer<'/game/api/v1/venue/launch'>, 'gathered'>): void => {
  if (!gathered?.failed.length) return
  const venues = gathered.failed.map(({ name, message }) => `${name} ${message}`).join('；')
  bus.emit('toast', { kind: 'info', message: shellText('moneyKept', { venues }) })
}
