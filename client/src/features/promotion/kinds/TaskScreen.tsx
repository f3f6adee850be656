import { Link } from 'react-router-dom'
import { Icon } from '../../../art/Icon.tsx'
import type { IconName } from '../../../art/Icon.tsx'
import { usePromotionText } from '../text.ts'
import { prizeText } from '../../../lib/text/amount.ts'
import { toNamed } from '../../../paths.ts'
import { ActivityFrame } from '../ActivityFrame.tsx'
import type { Staged } from '../staged.ts'
import { Meter } from '../parts/Meter.tsx'
import { StageHead } from '../parts/StageHead.tsx'
import { TakeButton } from '../parts/TakeButton.tsx'
import { share } from '../promotion.rules.ts'
import stage from '../stage.module.css'
import css from './task.module.css'

const ICONS: Readonly<Record<string, IconName>> = {
  auth: 'phone',
  userinfo: 'id',
  addBankCard: 'card',
  saveMoney: 'deposit',
  sport: 'football',
}
const RING = 2 * Math.PI * 52

/** A checklist of first steps, each with its gift. */
export const TaskScreen = () => (
  <ActivityFrame kind="newTask" needsJoin>
    {(page) => <Tasks page={page} />}
  </ActivityFrame>
)

const Tasks = ({ page }: { page: Staged<'newTask'> }) => {
  const t = usePromotionText()
  const { tasks, totalGift } = page.content
  const done = tasks.filter(({ state }) => state !== 'locked').length
  const isIn = page.isMember && page.detail.state !== 'open' && page.isOpen
  return (
    <section className={stage.panel} aria-labelledby="tasks">
      <StageHead id="tasks" title={t('taskTitle')} hint={t('taskHint')} />
      <div className={css.sum}>
        <svg
          viewBox="0 0 120 120"
          className={css.ring}
          role="img"
          aria-label={t('tasksDone', { done, all: tasks.length })}
        >
          <circle cx="60" cy="60" r="52" />
          {done > 0 && (
            <circle
              cx="60"
              cy="60"
              r="52"
              data-done
              strokeDasharray={`${(done / Math.max(1, tasks.length)) * RING} ${RING}`}
            />
          )}
          <text x="60" y="70" textAnchor="middle">
            {done}/{tasks.length}
          </text>
        </svg>
        <div>
          <p>{t('taskTotal')}</p>
          <p className={stage.big}>¥{prizeText(totalGift)}</p>
        </div>
      </div>
      <ol className={css.tasks}>
        {tasks.map((task) => {
          const link = toNamed(task.linkRoute)
          const unit = task.unit === 'yuan' ? 'progressYuan' : 'progressTimes'
          const words = { done: prizeText(task.progress), all: prizeText(task.target) }
          return (
            <li key={task.id} data-state={task.state}>
              <span className={css.sign}>
                <Icon
                  name={task.state === 'claimed' ? 'check' : (ICONS[task.linkRoute] ?? 'gift')}
                  size={24}
                />
              </span>
              <div className={css.words}>
                <h3>{task.title}</h3>
                <p>{task.hint}</p>
                <Meter value={share(task.progress, task.target)} label={task.title} />
                <small>{t(unit, words)}</small>
              </div>
              <strong className={css.gift}>+¥{prizeText(task.gift)}</strong>
              {task.state === 'locked' && link && isIn && !page.isResting ? (
                <Link className={css.go} to={link}>
                  {t('goDo')}
                </Link>
              ) : (
                <TakeButton
                  state={task.state}
                  name={task.title}
                  isOff={page.isBusy || page.isHeld || !page.isOpen}
                  onTake={() => void page.take({ taskId: task.id })}
                  word={
                    page.isOpen && !isIn && share(task.progress, task.target) === 100
                      ? t('afterJoin')
                      : undefined
                  }
                />
              )}
            </li>
          )
        })}
      </ol>
    </section>
  )
}
