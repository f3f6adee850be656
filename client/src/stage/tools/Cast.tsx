import type { MemberShown } from '@app/contract/control/members'
import { fromCents } from '@app/contract/kit/cents'
import { useState } from 'react'
import { useStageText } from '../../i18n/stage.ts'
import { prizeText } from '../../lib/text/amount.ts'
import css from '../parts/Stage.module.css'
import { Said } from '../parts/Said.tsx'
import { useAct } from '../useAct.ts'
import { useMembers } from '../useMember.ts'
import { useSignInAs } from '../useSignInAs.ts'

/** Who is good for what; one press and the page is theirs. */
export const Cast = () => {
  const t = useStageText()
  const { members, own, error: unseen } = useMembers()
  const [words, setWords] = useState('')
  const { run, isBusy, error } = useAct()
  const signInAs = useSignInAs()
  const isSought = ({ name, nickName, trait }: MemberShown) =>
    words ? `${name} ${nickName} ${trait}`.includes(words.trim()) : trait !== '' || name === own?.name
  return (
    <>
      <label className={css.field}>
        {t('findMember')}
        <input type="search" value={words} onChange={(event) => setWords(event.currentTarget.value)} />
      </label>
      <Said error={error ?? unseen} />
      <ul className={css.cast}>
        {members?.filter(isSought).map(({ name, vip, trait, balance_cents }) => (
          <li key={name}>
            <button
              type="button"
              aria-pressed={name === own?.name}
              disabled={isBusy}
              onClick={() => void run(() => signInAs(name))}
            >
              <b>
                {name} <small>{t('vipAndMoney', { vip, amount: prizeText(fromCents(balance_cents)) })}</small>
              </b>
              <small>{trait}</small>
            </button>
          </li>
        ))}
      </ul>
      {own && (
        <button
          type="button"
          className={css.do}
          disabled={isBusy}
          onClick={() => void run(() => signInAs(null))}
        >
          {t('beVisitor', { name: own.name })}
        </button>
      )}
    </>
  )
}
