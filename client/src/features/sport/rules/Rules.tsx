import { fromCents } from '@app/contract/kit/cents'
import { CASH_OUT_MARGIN } from '@app/contract/sport/settle/cashOut'
import { playedSports, oddsTypes } from '@app/contract/sport/codes'
import {
  DELAY_MS,
  MAX_LEGS,
  MAX_MATCH_CENTS,
  MAX_SERIES_CENTS,
  MAX_SINGLE_CENTS,
  MIN_STAKE_CENTS,
  NEW_HANDICAP_CAP_CENTS,
  winCapCents,
} from '@app/contract/sport/slip/limits'
import { voidReasons } from '@app/contract/sport/settle/results'
import { useSportText } from '../text.ts'
import { useParagraphs, useRulesText } from './text.ts'
import { lineText } from '@app/contract/sport/market/line'
import { showOdds } from '@app/contract/sport/market/odds'
import { settleHandicap } from '@app/contract/sport/settle/settle'
import css from './Rules.module.css'

/** Prices that show where the formats part. */
const PRICES = [20, 70, 95, 100, 105, 150, 300]
const LINES = [0, -0.25, -0.5, -0.75, -1, -1.25, -1.5, -1.75, 0.25, 0.5, 0.75, 1.25]
const LEADS = [-2, -1, 0, 1, 2, 3]

const OddsTable = () => {
  const t = useRulesText()
  const sport = useSportText()
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <div className={css.scroll} role="region" aria-label={t('oddsTable')} tabIndex={0}>
      <table className={css.table}>
        <caption>{t('oddsTable')}</caption>
        <thead>
          <tr>
            {oddsTypes.map((type) => (
              <th key={type} scope="col">
                {sport(`odds_${type}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {PRICES.map((k) => (
            <tr key={k}>
              {oddsTypes.map((type) => (
                <td key={type}>{showOdds(k, type)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Every line against every lead, by the function that settles. */
const HandicapTable = () => {
  const t = useRulesText()
  const leadName = (lead: number) => {
    if (lead === 0) return t('level')
    return lead > 0 ? t('lead', { goals: lead }) : t('behind', { goals: -lead })
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <div className={css.scroll} role="region" aria-label={t('handicapTable')} tabIndex={0}>
      <table className={css.table}>
        <caption>{t('handicapTable')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('line')}</th>
            {LEADS.map((lead) => (
              <th key={lead} scope="col">
                {leadName(lead)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {LINES.map((line) => (
            <tr key={line}>
              <th scope="row">{lineText(line, true)}</th>
              {LEADS.map((lead) => {
                const outcome = settleHandicap('RH', line, {
                  home: Math.max(0, lead),
                  away: Math.max(0, -lead),
                })
                return (
                  <td key={lead} data-outcome={outcome}>
                    {outcome === 'D' ? '' : t(`out_${outcome}`)}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const CHAPTERS = [
  'accept',
  'odds',
  'handicap',
  'football',
  'others',
  'parlay',
  'cashout',
  'void',
  'limits',
] as const
type Chapter = (typeof CHAPTERS)[number]

const yuan = (cents: number) => `¥${Number(fromCents(cents)).toLocaleString('zh-CN')}`

/** What the texts leave open comes from the constants that the server obeys. */
const FACTS: Readonly<Record<string, string | number>> = {
  seconds: DELAY_MS / 1000,
  legs: MAX_LEGS,
  margin: `${CASH_OUT_MARGIN * 100}%`,
  min: yuan(MIN_STAKE_CENTS),
  single: yuan(MAX_SINGLE_CENTS),
  series: yuan(MAX_SERIES_CENTS),
  match: yuan(MAX_MATCH_CENTS),
}

const Extra = ({ chapter }: { chapter: Chapter }) => {
  const t = useRulesText()
  const sport = useSportText()
  if (chapter === 'odds') return <OddsTable />
  if (chapter === 'handicap') return <HandicapTable />
  if (chapter === 'void')
    return (
      <dl className={css.codes}>
        {Object.entries(voidReasons).map(([code, reason]) => (
          <div key={code}>
            <dt>{code}</dt>
            <dd>{reason}</dd>
          </div>
        ))}
      </dl>
    )
  if (chapter !== 'limits') return null
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <div className={css.scroll} role="region" aria-label={t('cap')} tabIndex={0}>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">{t('sport')}</th>
            <th scope="col">{t('cap')}</th>
          </tr>
        </thead>
        <tbody>
          {playedSports.map((code) => (
            <tr key={code}>
              <th scope="row">{sport(`sport_${code}`)}</th>
              <td>{yuan(winCapCents[code])}</td>
            </tr>
          ))}
          <tr>
            <th scope="row">{t('newHandicap')}</th>
            <td>{yuan(NEW_HANDICAP_CAP_CENTS)}</td>
          </tr>
        </tbody>
      </table>
    </div>
  )
}

const ChapterText = ({ chapter }: { chapter: Chapter }) => {
  const t = useRulesText()
  const paragraphs = useParagraphs(chapter, FACTS)
  return (
    <section id={`rule-${chapter}`} className={css.chapter} aria-labelledby={`rule-title-${chapter}`}>
      <h3 id={`rule-title-${chapter}`} className={css.heading}>
        {t(`chapter_${chapter}`)}
      </h3>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <Extra chapter={chapter} />
    </section>
  )
}

/** How bets are taken and settled, with the numbers that the books use. */
const Rules = () => {
  const t = useRulesText()
  return (
    <article className={css.rules} aria-labelledby="rules-title">
      <h2 id="rules-title" className={css.title}>
        {t('title')}
      </h2>
      <nav aria-label={t('contents')}>
        <ul className={css.contents}>
          {CHAPTERS.map((chapter) => (
            <li key={chapter}>
              <a href={`#rule-${chapter}`}>{t(`chapter_${chapter}`)}</a>
            </li>
          ))}
        </ul>
      </nav>
      {CHAPTERS.map((chapter) => (
        <ChapterText key={chapter} chapter={chapter} />
      ))}
    </article>
  )
}

export default Rules
