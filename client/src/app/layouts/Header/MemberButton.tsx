import { UnstyledButton, type UnstyledButtonProps, VisuallyHidden } from '@mantine/core'
import { type ComponentPropsWithRef } from 'react'
import { useFrameText } from '../../../i18n/frame.ts'
import type { FrameMember } from '../useFrame.ts'
import css from './MemberButton.module.css'

type Props = UnstyledButtonProps &
  Omit<ComponentPropsWithRef<'button'>, keyof UnstyledButtonProps> & { member: FrameMember }

/** Who is logged in, at what level; what it opens is the menu's (MemberMenu). */
export const MemberButton = ({ member, ...rest }: Props) => {
  const t = useFrameText()
  return (
    <UnstyledButton {...rest} className={css.me}>
      <img className={css.avatar} src={member.avatar || undefined} alt="" />
      <span className={css.vip}>VIP{member.vip}</span>
      <VisuallyHidden>{t('memberMenu', { name: member.name })}</VisuallyHidden>
    </UnstyledButton>
  )
}
