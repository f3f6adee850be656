import { ActionIcon } from '@mantine/core'
import { Fragment, useState } from 'react'
import { Icon } from '../../art/Icon.tsx'
import { useFieldText } from '../../i18n/field.ts'
import { useOnline } from '../../lib/device/online.ts'
import css from './Secret.module.css'

interface Props {
  masked: string
  /** What it is: "手机号码". */
  label: string
  /** Fetches it in clear; undefined when that was refused. */
  reveal: () => Promise<string | undefined>
}

/** Personal data: masked until asked for. */
export const Secret = ({ masked, label, reveal }: Props) => {
  const t = useFieldText()
  const [clear, setClear] = useState<string>()
  const isOnline = useOnline()
  const [isBusy, setBusy] = useState(false)
  const toggle = async () => {
    if (clear !== undefined) return setClear(undefined)
    setBusy(true)
    setClear(await reveal())
    setBusy(false)
  }
  return (
    <span className={css.secret}>
      <span aria-live="polite">
        {(clear ?? masked).split(/(?=@)/).map((part) => (
          <Fragment key={part}>
            {part.startsWith('@') && <wbr />}
            {part}
          </Fragment>
        ))}
      </span>
      <ActionIcon
        size="sm"
        loading={isBusy}
        disabled={!isOnline && clear === undefined}
        aria-pressed={clear !== undefined}
        aria-label={t('revealData', { label })}
        onClick={toggle}
      >
        <Icon name={clear === undefined ? 'eyeOff' : 'eye'} size={16} />
      </ActionIcon>
    </span>
  )
}
