import { MEMBER_MENU } from './memberMenu.ts'
import { useOffersDeposit } from './useFrame.ts'

/** The member centre's menu, with 存款 only where deposits are offered. */
export const useMemberMenu = () => {
  const offersDeposit = useOffersDeposit()
  return MEMBER_MENU.map(({ group, rows }) => ({
    group,
    rows: rows.filter((row) => offersDeposit || row.to !== 'saveMoney'),
  }))
}
