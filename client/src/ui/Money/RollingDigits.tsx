import { RollingNumber } from '@mantine/core'
import { useDeferredValue } from 'react'

interface Props {
  from: string
  to: string
  forMs: number
}

const figure = (yuan: string): number => Math.abs(Number(yuan))

/** Digits on their way from one amount to another. */
export const RollingDigits = ({ from, to, forMs }: Props) => {
  const value = useDeferredValue(figure(to), figure(from))
  return (
    <RollingNumber
      component="span"
      value={value}
      thousandSeparator
      decimalScale={2}
      fixedDecimalScale
      animationDuration={forMs}
    />
  )
}
