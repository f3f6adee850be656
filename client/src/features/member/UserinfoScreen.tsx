import { Stack } from '@mantine/core'
import { useState } from 'react'
import { useMemberText } from './text.ts'
import { PageHead } from '../../ui/PageHead/PageHead.tsx'
import { useProfile } from './member.api.ts'
import { AccountLinks } from './parts/AccountLinks.tsx'
import { BasicFacts } from './parts/BasicFacts.tsx'
import { FormDialog, type FormName } from './parts/FormDialog.tsx'
import { NoProfile } from './parts/NoProfile.tsx'
import { SecurityFacts } from './parts/SecurityFacts.tsx'
import { SecurityMeter } from './parts/SecurityMeter.tsx'

/** Personal information: who the member is, how safe the account is, and what can be set or changed. */
export const UserinfoScreen = () => {
  const t = useMemberText()
  const profile = useProfile()
  const [form, setForm] = useState<FormName>()
  return (
    <>
      <PageHead title={t('title')} hint={t('hint')} />
      {!profile && <NoProfile />}
      {profile && (
        <Stack gap={16}>
          <SecurityMeter profile={profile} onOpen={setForm} />
          <BasicFacts profile={profile} onOpen={setForm} />
          <SecurityFacts profile={profile} onOpen={setForm} />
          <AccountLinks profile={profile} />
        </Stack>
      )}
      {form && <FormDialog name={form} onClose={() => setForm(undefined)} />}
    </>
  )
}
