import { useMediaQuery } from '@mantine/hooks'
import { Outlet, useLocation } from 'react-router-dom'
import { useFrameText } from '../../i18n/frame.ts'
import { useMineText } from '../../i18n/mine.ts'
import { to } from '../../paths.ts'
import { FOLDED } from '../../theme/widths.ts'
import { MemberFrame } from './MemberFrame.tsx'
import { menuPath } from './memberMenu.ts'
import { ProfileCard } from './ProfileCard.tsx'
import { SideMenu } from './SideMenu.tsx'
import { useMember } from './useFrame.ts'
import { useMemberMenu } from './useMemberMenu.ts'

const Side = () => {
  const t = useFrameText()
  const mine = useMineText()
  const member = useMember()
  const groups = useMemberMenu().map(({ group, rows }) => ({
    title: mine(group),
    rows: rows.map((row) => ({ to: menuPath(row.to), label: t(row.to), icon: row.icon })),
  }))
  return (
    <>
      {member && <ProfileCard member={member} />}
      <SideMenu label={mine('memberNav')} groups={groups} />
    </>
  )
}

/** The member centre: profile card and menu on the left, the page on the right; narrow windows have the menu at /mine. */
export const Component = () => {
  const isMenu = useLocation().pathname === to('mine')
  const isNarrow = useMediaQuery(FOLDED, undefined, { getInitialValueInEffect: false })
  return <MemberFrame isMenu={isMenu} side={!isNarrow && <Side />} page={<Outlet />} />
}
