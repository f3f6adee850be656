import { Slider, Stack } from '@mantine/core'
import { useId, useState } from 'react'
import { useBrandText } from '../text.ts'
import { balanceText } from '../../../lib/text/amount.ts'
import { commission, tierOf } from '../agent.rules.ts'
import css from './Commission.module.css'

const MEMBERS = { min: 1, max: 500 }
const NET_WIN = { min: 50, max: 2000, step: 50, start: 200 }

interface Props {
  members: number
  onMembers: (members: number) => void
}

/** What a month would come to, by two sliders. */
export const Commission = ({ members, onMembers }: Props) => {
  const t = useBrandText()
  const id = useId()
  const [netWin, setNetWin] = useState(NET_WIN.start)
  return (
    <div className={css.estimate}>
      <Stack gap={28}>
        <div>
          <p id={`${id}-members`} className={css.label}>
            <span>{t('activeMembers')}</span>
            <strong>{t('people', { count: members })}</strong>
          </p>
          <Slider
            {...MEMBERS}
            value={members}
            onChange={onMembers}
            label={null}
            thumbProps={{ 'aria-labelledby': `${id}-members` }}
          />
        </div>
        <div>
          <p id={`${id}-net`} className={css.label}>
            <span>{t('netWinEach')}</span>
            <strong>{t('yuan', { amount: netWin })}</strong>
          </p>
          <Slider
            min={NET_WIN.min}
            max={NET_WIN.max}
            step={NET_WIN.step}
            value={netWin}
            onChange={setNetWin}
            label={null}
            thumbProps={{ 'aria-labelledby': `${id}-net` }}
          />
        </div>
      </Stack>
      <output className={css.sum}>
        <span>{t('estimate', { percent: tierOf(members).percent })}</span>
        <strong>¥{balanceText(commission(members, netWin))}</strong>
        <small>{t('estimateNote')}</small>
      </output>
    </div>
  )
}
