import { Divider, ScrollArea, Stack } from '@mantine/core'
import { useState } from 'react'
import { standingOf } from '../../../api/standing.ts'
import { useMemberText } from '../text.ts'
import { Missing } from '../../../ui/Missing/Missing.tsx'
import { useSingly } from '../../../ui/useSingly.ts'
import type { FormProps } from '../dialog.ts'
import { useAvatarsQuery, useChooseAvatarMutation, useProfile } from '../member.api.ts'
import css from '../member.module.css'
import { tellDone } from '../told.ts'
import { AvatarUpload } from './AvatarUpload.tsx'
import { CallButton } from '../../../ui/Form/CallButton.tsx'

/** One of the site's pictures, or one's own. */
export const AvatarForm = ({ onDone }: FormProps) => {
  const t = useMemberText()
  const profile = useProfile()
  const query = useAvatarsQuery()
  const { data: avatars } = query
  const [chosen, setChosen] = useState<string>()
  const [choose, { isLoading }] = useChooseAvatarMutation()
  const current = chosen ?? avatars?.find(({ url }) => url === profile?.avatar)?.id
  const use = useSingly(async (body: { avatarId: string } | { url: string }) => {
    const { data } = await choose(body)
    if (!data) return
    tellDone(t('avatarSet'))
    onDone()
  })
  return (
    <Stack>
      <Missing of={standingOf(query)} failed={t('avatarsFailed')} rows={3} height={72} />
      {avatars && (
        <ScrollArea.Autosize mah={236} type="auto" viewportProps={{ tabIndex: -1 }}>
          <fieldset className={css.avatars}>
            <legend>{t('siteAvatars')}</legend>
            {avatars.map(({ id, url, name }) => (
              <label key={id} className={css.choice}>
                <input
                  type="radio"
                  data-cover
                  name="avatar"
                  aria-label={name}
                  checked={id === current}
                  onChange={() => setChosen(id)}
                />
                <img src={url} alt="" loading="lazy" />
              </label>
            ))}
          </fieldset>
        </ScrollArea.Autosize>
      )}
      <CallButton
        disabled={!chosen}
        loading={isLoading}
        onClick={() => chosen && void use({ avatarId: chosen })}
      >
        {t('useAvatar')}
      </CallButton>
      <Divider label={t('ownAvatar')} />
      <AvatarUpload onUploaded={(url) => use({ url })} />
    </Stack>
  )
}
