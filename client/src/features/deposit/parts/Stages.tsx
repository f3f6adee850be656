import { useDepositText } from '../text.ts'
import css from '../deposit.module.css'

const STEPS = ['stepPay', 'stepConfirm', 'stepArrive'] as const
/** How many steps are behind an order of each status, and whether it broke off there. */
const DONE = [0, 1, 3, 1, 0, 0]
const BROKEN = [false, false, false, true, true, true]

export const Stages = ({ status }: { status: number }) => {
  const t = useDepositText()
  const done = DONE[status] ?? 0
  return (
    <ol className={css.stages}>
      {STEPS.map((step, index) => (
        <li
          key={step}
          className={css.step}
          data-state={index < done ? 'done' : index === done ? (BROKEN[status] ? 'broken' : 'now') : 'ahead'}
          aria-current={index === done && !BROKEN[status] ? 'step' : undefined}
        >
          <span aria-hidden>{index + 1}</span>
          {t(step)}
        </li>
      ))}
    </ol>
  )
}
