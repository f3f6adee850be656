import { NativeSelect } from '@mantine/core'
import type { CSSProperties } from 'react'
import { useMediaQuery } from '@mantine/hooks'
import { fromCents } from '@app/contract/kit/cents'
import { oddsTypes } from '@app/contract/sport/codes'
import type { OddsType } from '@app/contract/sport/codes'
import type { GameInfo, MarketLine } from '@app/contract/sport/feed'
import { lineOfSelection, lineText } from '@app/contract/sport/market/line'
import { effectiveOddsType, isHandicap, isTwoWayLine, marketOf } from '@app/contract/sport/market/markets'
import { quote, showOdds } from '@app/contract/sport/market/odds'
import { useSportText } from '../../../text.ts'
import { lensOf, percent, curveOf } from './lens.rules.ts'
import type { Trail, Trails } from './lens.rules.ts'
import css from './OddsLens.module.css'
import { Dialog } from '../../../../../ui/Dialog/Dialog.tsx'
import { Sheet } from '../../../../../ui/Sheet/Sheet.tsx'
import phone from '../../../phone/PhoneHead.module.css'
import { NARROW } from '../../../../../theme/widths.ts'
import { Icon } from '../../../../../art/Icon.tsx'

const [WIDTH, HEIGHT] = [56, 16]

/** A small curve, and the first and the latest price in figures; a level one as long as there is but one. */
const Curve = ({ points, show }: { points: readonly number[]; show: (k: number) => string }) => {
  const t = useSportText()
  const [first = 0, last = first] = [points[0], points.at(-1)]
  const isUp = last > first
  return (
    <span className={css.trail} data-movement={last === first ? undefined : isUp ? 'oddsUp' : 'oddsDown'}>
      <svg viewBox={`-2 -2 ${WIDTH + 4} ${HEIGHT + 4}`} width={WIDTH} height={HEIGHT} aria-hidden>
        <polyline points={curveOf(points.length > 1 ? points : [first, last], WIDTH, HEIGHT)} />
      </svg>
      {points.length > 1 ? `${show(first)} → ${show(last)}` : t('lensStill')}
      {last !== first && <Icon name={isUp ? 'arrowUp' : 'arrowDown'} size={12} />}
    </span>
  )
}

/** What the real deduction is shown for. */
const STAKE_CENTS = 100_00

interface Props {
  lines: readonly MarketLine[]
  info: GameInfo
  /** The one that is looked at, and all there are. */
  market: string
  markets: readonly { value: string; label: string }[]
  oddsType: OddsType
  trails: Trails
  onMarket: (market: string) => void
  onClose: () => void
}

const lineName = ({ wtype, line }: Pick<MarketLine, 'wtype' | 'line'>, w: string) => {
  if (line === null) return ''
  return isHandicap(wtype) ? lineText(lineOfSelection(w, line), true) : lineText(line)
}

/** Where a price came from: another line, other prices, or nowhere. */
const Past = ({
  line,
  w,
  trail,
  oddsType,
}: {
  line: MarketLine
  w: string
  trail: Trail
  oddsType: OddsType
}) => {
  const t = useSportText()
  const { points, movedFrom } = trail
  return (
    <>
      {movedFrom !== undefined && (
        <span className={css.moved}>
          {t('lensMoved', {
            from: lineName({ ...line, line: movedFrom }, w),
            to: lineName(line, w),
          })}
        </span>
      )}
      {(points.length > 1 || movedFrom === undefined) && (
        <Curve points={points} show={(k) => showOdds(k, oddsType)} />
      )}
    </>
  )
}

/** "58.83 / 100.00": leaves the wallet, is won. */
const deductionOf = (k: number, oddsType: OddsType) => {
  const { riskCents, winCents } = quote(k, oddsType, STAKE_CENTS)
  return `${fromCents(riskCents)} / ${fromCents(winCents)}`
}

const Table = ({ line, oddsType, trails }: { line: MarketLine } & Pick<Props, 'oddsType' | 'trails'>) => {
  const t = useSportText()
  const chosen = effectiveOddsType(line.wtype, oddsType)
  const { rows, margin } = lensOf(line, marketOf(line.wtype)?.family ?? '')
  const types = isTwoWayLine(line.wtype) ? oddsTypes : oddsTypes.filter((type) => type === 'E')
  if (rows.length === 0) return <p className={css.note}>{t('lensSuspended')}</p>
  return (
    <>
      <div className={css.scroll}>
        <table className={css.table} data-formats={types.length}>
          <thead>
            <tr>
              <th scope="col">{t('lensSelection')}</th>
              {types.map((type) => (
                <th key={type} scope="col">
                  {t(`odds_${type}`)}
                </th>
              ))}
              <th scope="col">{t('lensDeducts')}</th>
              <th scope="col">{t('lensImplied')}</th>
              <th scope="col">{t('lensFair')}</th>
              <th scope="col">{t('lensTrail')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ w, label, k, formats, implied, fair }) => (
              <tr key={w}>
                <th scope="row">
                  {label} {lineName(line, w)}
                </th>
                {types.map((type) => (
                  <td key={type} data-name={t(`odds_${type}`)}>
                    {formats[type]}
                  </td>
                ))}
                <td data-name={t('lensDeducts')}>{deductionOf(k, chosen)}</td>
                <td className={css.chance} data-name={t('lensImplied')}>
                  <span className={css.bar} style={{ '--share': implied } as CSSProperties} />
                  <span className={css.share}>{percent(implied)}</span>
                </td>
                <td data-name={t('lensFair')}>{fair === undefined ? t('lensFairLater') : percent(fair)}</td>
                <td data-name={t('lensTrail')}>
                  <Past line={line} w={w} trail={trails.of(line, w)} oddsType={chosen} />
                </td>
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

/** What the prices of a market say: four formats, what they take and bring, the chance in them, what the book keeps, where they came from. */
const OddsLens = ({ lines, info, market, markets, oddsType, trails, onMarket, onClose }: Props) => {
  const t = useSportText()
  const isNarrow = useMediaQuery(NARROW, false, { getInitialValueInEffect: false })
  const body = (
    <>
      <div className={css.what}>
        <p className={css.match}>{t('versus', { home: info.team_h, away: info.team_c })}</p>
        <NativeSelect
          aria-label={t('lensMarket')}
          value={market}
          data={[...markets]}
          onChange={({ currentTarget }) => onMarket(currentTarget.value)}
        />
      </div>
      {lines.map((line) => (
        <Table key={line.gameId} line={line} oddsType={oddsType} trails={trails} />
      ))}
      {lines.length === 0 && <p className={css.note}>{t('lensGone')}</p>}
      <p className={css.note}>{t('lensHow')}</p>
    </>
  )
  const frame = { opened: true, onClose, title: t('lens') }
  return isNarrow ? (
    <Sheet {...frame} position="bottom" size="auto" classNames={{ content: phone.sheet }}>
      {body}
    </Sheet>
  ) : (
    <Dialog {...frame} size={980}>
      {body}
    </Dialog>
  )
}

export default OddsLens
