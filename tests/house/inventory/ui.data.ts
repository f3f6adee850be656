import type { Owners } from './findings.ts'

export const ui = {
  'UI-AUTH-01': [
    'tests/client/authDialog.test.tsx › opens on %s in its mode, and with its header: %s %s',
    'tests/client/authDialog.test.tsx › turns between login 1, register 2, phone 3 and e-mail 4',
  ],
  'UI-AUTH-02': [
    'tests/client/authDialog.test.tsx › opens on %s in its mode, and with its header: %s %s',
    'tests/client/authDialog.test.tsx › does not open on login_success',
  ],
  'UI-AUTH-03': [
    'tests/client/authDialog.test.tsx › opens on %s in its mode, and with its header: %s %s',
    'tests/client/authDialog.test.tsx › closes by its cross and by Escape, and begins empty the next time',
  ],
  'UI-AUTH-04': [
    'tests/client/authDialog.test.tsx › opens on %s in its mode, and with its header: %s %s',
    'tests/client/authDialog.test.tsx › loses its header after a password change',
  ],
  'UI-LR-01': [
    'tests/client/authDialog.test.tsx › of a login has two inputs, the memory and the way to a new password, and no agreement',
    'tests/client/authDialog.test.tsx › of a registration has three inputs and the agreement, and no memory',
  ],
  'UI-LR-02': [
    'tests/client/authDialog.test.tsx › of a login has two inputs, the memory and the way to a new password, and no agreement',
    'tests/client/authDialog.test.tsx › of a registration has three inputs and the agreement, and no memory',
  ],
  'UI-LR-03': [
    'tests/client/authDialog.test.tsx › of a login has two inputs, the memory and the way to a new password, and no agreement',
    'tests/client/authDialog.test.tsx › opens the privacy text by its link',
    'tests/client/auth.test.tsx › terms and privacy open from the form, switch, and hold the figures',
  ],
  'UI-LR-04': [
    'tests/client/authDialog.test.tsx › looks ready once all is filled in and agreed to, and is never disabled',
  ],
  'UI-LR-05': [
    'tests/client/authDialog.test.tsx › leads to support: the warning of scams first, then the page in a new tab',
  ],
  'UI-FP-01': [
    'tests/client/authSteps.test.tsx › ends with 3, 2, 1 and the login form, without a step back',
    'tests/client/auth.test.tsx › a forgotten password is set anew by %s',
  ],
  'UI-FP-02': [
    'tests/client/authSteps.test.tsx › goes a step back, but not before the first; both ways lead on and back to the login',
    'tests/client/auth.test.tsx › a forgotten password is set anew by %s',
  ],
  'UI-ND-01': [
    'tests/client/authSteps.test.tsx › shows the masked phone, and leads to another account and to a new one',
    'client/src/ui/CodeButton/CodeButton.test.tsx › a sent code blocks the button for sixty seconds, then tells that it is over',
  ],
  'UI-ND-02': [
    'tests/client/authSteps.test.tsx › offers the voice call after the countdown only, behind its notice',
    'tests/client/authSteps.test.tsx › a voice call asks for cate 2 and says that the phone will ring',
  ],
  'UI-ND-03': [
    'tests/client/authSteps.test.tsx › shows the masked phone, and leads to another account and to a new one',
  ],
  'UI-ND-04': [
    'tests/client/auth.test.tsx › a new device asks for the phone and a code, shows wrong codes in place and signs in',
    'tests/client/authSteps.test.tsx › a voice call asks for cate 2 and says that the phone will ring',
  ],
  'UI-CAP-01': [
    'tests/client/authSteps.test.tsx › a click on the picture of a captcha brings another one, and the former code is no good',
    'tests/server/captcha.test.ts › is used up by one answer, and by the next picture of the same caller',
  ],
  'UI-TERM-01': [
    'tests/client/authDialog.test.tsx › opens the privacy text by its link',
    'tests/client/help.test.tsx › shows the terms of the registration with all their limits',
  ],
  'UI-TERM-02': [
    'tests/client/auth.test.tsx › terms and privacy open from the form, switch, and hold the figures',
  ],
  'UI-TERM-03': ['tests/client/home.test.tsx › holds a text for search engines that is not on the screen'],
  'UI-PI-01': [
    'tests/client/profile.test.tsx › personal information carries every label of the specification, and what is known',
  ],
  'UI-PI-02': [
    'tests/client/profile.test.tsx › personal information carries every label of the specification, and what is known',
  ],
  'UI-PI-03': [
    'tests/client/profile.test.tsx › personal information carries every label of the specification, and what is known',
  ],
  'UI-PI-04': [
    'tests/client/profile.test.tsx › personal information carries every label of the specification, and what is known',
  ],
  'UI-PI-05': [
    'tests/client/profile.test.tsx › personal information carries every label of the specification, and what is known',
  ],
  'UI-PI-06': [
    'tests/client/profile.test.tsx › personal information carries every label of the specification, and what is known',
    'tests/client/profile.test.tsx › gender is told as one of two',
  ],
  'UI-PI-07': [
    'tests/client/profile.test.tsx › personal information carries every label of the specification, and what is known',
  ],
  'UI-PI-08': [
    'tests/client/profile.test.tsx › personal information carries every label of the specification, and what is known',
  ],
  'UI-PI-09': [
    'tests/client/profile.test.tsx › personal information carries every label of the specification, and what is known',
  ],
  'UI-PI-10': [
    'tests/client/profile.test.tsx › personal information carries every label of the specification, and what is known',
  ],
  'UI-PI-11': [
    'tests/client/profile.test.tsx › personal information carries every label of the specification, and what is known',
  ],
  'UI-PI-12': [
    'tests/client/profile.test.tsx › personal information carries every label of the specification, and what is known',
  ],
  'UI-LP-01': [
    'tests/client/guards.test.tsx › a member’s function tells a visitor to log in, and OK opens the form',
    'tests/client/globals.test.tsx › of a visitor asks to log in',
    'tests/client/globals.test.tsx › that enters asks a member nothing',
  ],
  'UI-VT-01': [
    'tests/client/globals.test.tsx › that meets a venue activity opens the venue dialog; entering directly launches past it',
    'tests/client/globals.test.tsx › that enters asks a member nothing',
  ],
  'UI-SP-01': [
    'tests/client/sport.test.tsx › the channel opens with football in play, and a price picked twice leaves the slip empty',
    'tests/client/sport.test.tsx › the filter lists the eight leagues in their order, and a tick narrows the board',
    'contract/src/sport/clock.test.ts › match clock',
  ],
} satisfies Owners
