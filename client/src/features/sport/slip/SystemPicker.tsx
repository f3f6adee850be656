import { NativeSelect } from '@mantine/core'
import { useSelector } from 'react-redux'
import { useSportText } from '../../../i18n/sport.ts'
import type { SystemOffer } from './slip.rules.ts'
import { part, sportSlice } from '../sport.slice.ts'
import { useSportDispatch } from '../useSportDispatch.ts'

const { systemChosen } = sportSlice.actions

/** All legs in one bet, or one of the systems that so many legs make. */
export const SystemPicker = ({ systems, legs }: { systems: readonly SystemOffer[]; legs: number }) => {
  const t = useSportText()
  const dispatch = useSportDispatch()
  const system = useSelector(part('system'))
  return (
    <NativeSelect
      size="xs"
      aria-label={t('system')}
      value={systems.some(({ code }) => code === system) ? system : ''}
      data={[
        { value: '', label: t('systemNone', { legs }) },
        ...systems.map(({ code, bets }) => ({ value: code, label: t('systemOption', { code, bets }) })),
      ]}
      onChange={({ currentTarget }) => dispatch(systemChosen(currentTarget.value))}
    />
  )
}
