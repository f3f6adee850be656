import { Modal } from '@mantine/core'
import { oddsTypes } from '@app/contract/sport/codes'
import type { GameInfo, MarketLine } from '@app/contract/sport/feed'
import { lineOfPick, lineText } from '@app/contract/sport/line'
import { isHandicap, isTwoWayLine, marketOf } from '@app/contract/sport/markets'
import { useSportText } from '../../../i18n/sport.ts'
import { lensOf, percent } from '../lens.rules.ts'
import css from './OddsLens.module.css'
import { useFocusBack } from '../useFocusBack.ts'

interface Props {
  lines: readonly MarketLine[]
  info: GameInfo
  title: string
  onClose: () => void
}

const lineName = ({ wtype, line }: MarketLine, w: string) => {
  if (line === null) return ''
  return isHandicap(wtype) ? lineText(lineOfPick(w, line), true) : lineText(line)
}

const Table = ({ line }: { line: MarketLine }) => {
  const t = useSportText()
  const { rows, margin } = lensOf(line, marketOf(line.wtype)?.family ?? '')
  const types = isTwoWayLine(line.wtype) ? oddsTypes : oddsTypes.filter((type) => type === 'E')
  if (rows.length === 0) return <p className={css.note}>{t('lensSuspended')}</p>
  return (
    <>
      <div className={css.scroll}>
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col">{t('lensPick')}</th>
              {types.map((type) => (
                <th key={type} scope="col">
                  {t(`odds_${type}`)}
                </th>
              ))}
              <th scope="col">{t('lensImplied')}</th>
              <th scope="col">{t('lensFair')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ w, label, formats, implied, fair }) => (
              <tr key={w}>
                <th scope="row">
                  {label} {lineName(line, w)}
                </th>
                {types.map((type) => (
                  <td key={type}>{formats[type]}</td>
                ))}
                <td>
                  <span className={css.bar} style={{ inlineSize: percent(implied) }} />
                  <span className={css.share}>{percent(implied)}</span>
                </td>
                <td>{fair === undefined ? '--' : percent(fair)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className={css.note}>
        {margin === undefined
          ? t('lensNoMargin')
          : t('lensMargin', { margin: percent(margin), back: (100 * (1 - margin)).toFixed(1) })}
      </p>
    </>
  )
}

/** What the prices of a market say: four formats, the chance in them, and what the book keeps. */
const OddsLens = ({ lines, info, title, onClose }: Props) => {
  const t = useSportText()
  useFocusBack()
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title={t('lensTitle', { market: title })}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <p className={css.match}>{t('versus', { home: info.team_h, away: info.team_c })}</p>
      {lines.map((line) => (
        <Table key={line.gameId} line={line} />
      ))}
      <p className={css.note}>{t('lensHow')}</p>
    </Modal>
  )
}

export default OddsLens
