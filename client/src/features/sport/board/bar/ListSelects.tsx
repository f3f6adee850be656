import { NativeSelect } from '@mantine/core'
import { useSelector } from 'react-redux'
import { oddsTypeOf, oddsTypes } from '@app/contract/sport/codes'
import { part, sportOf, sportSlice, useSportDispatch } from '../../sport.slice.ts'
import type { SportRoot } from '../../sport.slice.ts'
import { useSportText } from '../../text.ts'

const { oddsTypeChosen, orderChosen } = sportSlice.actions

interface Props {
  className?: string | undefined
  size: 'xs' | 'md'
  /** Its name stands above it. */
  withLabel?: boolean
}

export const OrderSelect = ({ withLabel, ...rest }: Props) => {
  const t = useSportText()
  const dispatch = useSportDispatch()
  return (
    <NativeSelect
      {...rest}
      {...(withLabel ? { label: t('orderBy') } : { 'aria-label': t('orderBy') })}
      value={useSelector(part('order'))}
      data={[
        { value: 'league', label: t('byLeague') },
        { value: 'time', label: t('byTime') },
      ]}
      onChange={({ currentTarget }) =>
        dispatch(orderChosen(currentTarget.value === 'time' ? 'time' : 'league'))
      }
    />
  )
}

const oddsTypeIn = (root: SportRoot) => sportOf(root).slip.oddsType
const isSeriesIn = (root: SportRoot) => sportOf(root).slip.mode === 'series'

export const OddsTypeSelect = ({ withLabel, ...rest }: Props) => {
  const t = useSportText()
  const dispatch = useSportDispatch()
  const isSeries = useSelector(isSeriesIn)
  const name = isSeries ? t('oddsTypeSeries') : t('oddsType')
  return (
    <NativeSelect
      {...rest}
      {...(withLabel ? { label: name } : { 'aria-label': name })}
      disabled={isSeries}
      value={useSelector(oddsTypeIn)}
      data={oddsTypes.map((value) => ({ value, label: t(`odds_${value}`) }))}
      onChange={({ currentTarget }) => dispatch(oddsTypeChosen(oddsTypeOf(currentTarget.value)))}
    />
  )
}
