import { VisuallyHidden } from '@mantine/core'
import { useState } from 'react'
import { BrandSign } from '../../art/BrandSign.tsx'
import { useAuthText } from './text.ts'
import { AUTH_WAY, bus, type AuthWay, type RiskyLogin } from '../../lib/bus.ts'
import { useTurnFocus } from '../../ui/Dialog/useTurnFocus.ts'
import css from './AuthDialog.module.css'
import type { OnSignedIn } from './login.ts'
import { LoginForm } from './parts/LoginForm.tsx'
import { NewDevice } from './parts/NewDevice.tsx'
import { RegisterForm } from './parts/RegisterForm.tsx'
import { Dialog } from '../../ui/Dialog/Dialog.tsx'
import { Retrieval } from './parts/Retrieval.tsx'

interface Props {
  mode: 'form' | 'retrieval' | 'newDevice'
  way: AuthWay
  risky?: RiskyLogin | undefined
  brandName: string
  hasHeader: boolean
  onSignedIn: OnSignedIn
}

/** Log in, register, find the password, new device: one dialog, its mode steered by events (UI-AUTH-01 … 04). */
export const AuthDialog = ({ mode, way, risky, brandName, hasHeader, onSignedIn }: Props) => {
  const t = useAuthText()
  const [name, setName] = useState('')
  const place = useTurnFocus(`${mode} ${way}`)
  const isRegister = way === AUTH_WAY.register
  const title = {
    form: isRegister ? t('registerTitle') : t('loginTitle'),
    retrieval: t('retrievalTitle'),
    newDevice: t('newDeviceTitle'),
  }[mode]
  const welcome = t('welcome', { brand: brandName })
  // The form has a switch that says which of its two it is.
  const isTold = mode !== 'form'
  return (
    <Dialog
      onClose={() => bus.emit('closeAuth')}
      size={440}
      padding="xl"
      closeOnClickOutside={false}
      title={
        hasHeader ? (
          <span className={css.header}>
            <BrandSign size="2.75em" />
            <span>
              <span className={css.welcome}>{isTold ? title : welcome}</span>
              <span className={css.slogan}>{isTold ? welcome : t('slogan')}</span>
            </span>
            {!isTold && <VisuallyHidden>{title}</VisuallyHidden>}
          </span>
        ) : (
          title
        )
      }
    >
      <div ref={place}>
        {mode === 'form' &&
          (isRegister ? (
            <RegisterForm name={name} onName={setName} onSignedIn={onSignedIn} />
          ) : (
            <LoginForm name={name} onName={setName} onSignedIn={onSignedIn} />
          ))}
        {mode === 'retrieval' && (
          <Retrieval key={way} by={way === AUTH_WAY.email ? 'email' : 'phone'} name={name} onName={setName} />
        )}
        {mode === 'newDevice' && risky && <NewDevice risky={risky} onSignedIn={onSignedIn} />}
      </div>
    </Dialog>
  )
}
