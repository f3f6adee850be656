import type { GradeConfig, GradeProgress } from '@app/contract/vip/grade'
import { VipMetal } from '../../../art/VipMetal.tsx'
import { useVipText } from '../text.ts'
import { prizeText } from '../../../lib/text/amount.ts'
import { dateText } from '../../../lib/text/date.ts'
import { HIGHEST, part } from '../vip.rules.ts'
import css from '../vip.module.css'
import { Progress } from './Progress.tsx'

interface Props {
  /** The next level, or the highest. */
  grade: GradeConfig & { progress: GradeProgress }
  /** The own level. */
  config: GradeConfig | undefined
  /** A break is on: nobody is called to deposit or to bet for the next one, or to keep this one. */
  isResting: boolean
}

/** The own metal, large, and how far the next one is: deposits, turnover, and what keeps the level. */
export const LevelCard = ({ grade, config, isResting }: Props) => {
  const t = useVipText()
  const { progress } = grade
  const isHighest = progress.currentGrade >= HIGHEST
  const lacksDeposit = Number(progress.depositMissing) > 0
  const lacksTurnover = Number(progress.turnoverMissing) > 0
  const needs = [
    lacksDeposit && t('needsDeposit', { amount: prizeText(progress.depositMissing) }),
    lacksTurnover && t('needsTurnover', { amount: prizeText(progress.turnoverMissing) }),
  ]
    .filter(Boolean)
    .join('、')
  return (
    <section className={css.level} aria-labelledby="level">
      <div className={css.metal}>
        <VipMetal level={progress.currentGrade} size={132} />
      </div>
      <div>
        <p className={css.kicker}>{t('currentLevel')}</p>
        <h2 id="level">VIP{progress.currentGrade}</h2>
        {!isResting && <p>{isHighest ? t('highest') : t('toNext', { grade: grade.grade, needs })}</p>}
      </div>
      {!isResting && (
        <div className={css.meters}>
          <Progress
            label={t('depositTotal')}
            value={part(progress.depositTotal, grade.depositTotal)}
            words={t('ofAll', {
              done: prizeText(progress.depositTotal),
              all: prizeText(grade.depositTotal),
            })}
            rest={lacksDeposit ? undefined : t('reached')}
          />
          <Progress
            label={t('turnoverTotal')}
            value={part(progress.turnoverTotal, grade.turnoverTotal)}
            words={t('ofAll', {
              done: prizeText(progress.turnoverTotal),
              all: prizeText(grade.turnoverTotal),
            })}
            rest={lacksTurnover ? undefined : t('reached')}
          />
          {config && Number(config.keepTurnover) > 0 && (
            <div className={`${css.keep} ${css.progress}`}>
              <p>
                <b>{t('keepTurnover')}</b>
                <span>
                  {t('ofAll', {
                    done: prizeText(progress.keepTurnover),
                    all: prizeText(config.keepTurnover),
                  })}
                </span>
              </p>
              <small>{t('keepUntil', { date: dateText(progress.keepUntil - 1) })}</small>
            </div>
          )}
        </div>
      )}
    </section>
  )
}
