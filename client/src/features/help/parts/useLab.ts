import { useState } from 'react'
import { PRICE_RANGE, STAKE_RANGE, START } from './lab.data.ts'

const within = (value: number | string, { min, max }: { min: number; max: number }, or: number) =>
  typeof value === 'number' && value >= min && value <= max ? value : or

/** The price and the stake of a calculator; what can't be reckoned with counts as the example's. */
export const useLab = () => {
  const [price, setPrice] = useState<number | string>(START.price)
  const [stake, setStake] = useState<number | string>(START.stake)
  return {
    price,
    setPrice,
    stake,
    setStake,
    k: Math.round(within(price, PRICE_RANGE, START.price) * 100),
    stakeCents: Math.round(within(stake, STAKE_RANGE, START.stake) * 100),
  }
}
