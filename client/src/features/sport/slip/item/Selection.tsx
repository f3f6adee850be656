import { VisuallyHidden } from '@mantine/core'
import { entryLabel, pickLine, priceText, selectionLineText } from '@app/contract/sport/slip/entry'
import type { SlipEntry } from '@app/contract/sport/slip/entry'
import type { OddsType } from '@app/contract/sport/codes'
import { Icon } from '../../../../art/Icon.tsx'
import { useLiteral } from '../../../../i18n/literal.ts'
import type { Movement } from '../../../../ui/Odds/useMovement.ts'
import { useSportText } from '../../text.ts'
import buttons from '../buttons.module.css'
import css from './SlipItem.module.css'

interface Props {
  entry: SlipEntry
  oddsType: OddsType
  /** The line that it was on, where that is another one now, and its price there. */
  was: { line: number | null; r: string } | undefined
  movement: Movement | undefined
  /** Why it has no price, in its place. */
  brief: string | undefined
  onRemove: (() => void) | undefined
}

/** What was chosen, at which line and price, with the way out of the slip. */
export const Selection = ({ entry, oddsType, was, movement, brief, onRemove }: Props) => {
  const t = useSportText()
  const literal = useLiteral()
  const { playInfo, oddInfo } = entry
  const label = entryLabel(entry, literal)
  const lineOf = (at: number | null) =>
    pickLine(playInfo.wtype, selectionLineText(playInfo.wtype, playInfo.w, at))
  const line = lineOf(playInfo.line)
  const priceOf = (r: string) => priceText(playInfo.wtype, r, oddsType)
  return (
    <div className={css.top}>
      <p className={css.selection}>
        <span>
          <strong>{label}</strong>{' '}
          {was && (
            <>
              <s>{lineOf(was.line)}</s>{' '}
            </>
          )}
          {line && <span className={css.line}>{line}</span>}
        </span>{' '}
        {brief ? (
          <span className={css.brief} aria-hidden>
            {brief}
          </span>
        ) : (
          <span className={css.price} data-movement={movement}>
            {was && was.r !== '' && was.r !== oddInfo.r && (
              <>
                <s>{priceOf(was.r)}</s>{' '}
              </>
            )}
            {priceOf(oddInfo.r) || '--'}
            {movement && (
              <>
                <Icon name={movement === 'oddsUp' ? 'arrowUp' : 'arrowDown'} size={12} />
                <VisuallyHidden role="status">{t(movement)}</VisuallyHidden>
              </>
            )}
          </span>
        )}
      </p>
      {onRemove && (
        <button
          type="button"
          className={`${buttons.remove} ${css.remove}`}
          aria-label={t('removeEntry', { selection: label })}
          onClick={onRemove}
        >
          <Icon name="close" size={14} />
        </button>
      )}
    </div>
  )
}
