export const pay = {
  'PAY-01': [
    'tests/client/authWire.test.tsx › asks which captcha with ktype 4 and sends the seven fields, the password as md5',
    'tests/contract/payloads.test.ts › login takes the seven fields and the code of a new device',
    'tests/server/auth.test.ts › is refused when the repeat differs, the name breaks the rule or the password is no md5',
  ],
  'PAY-02': [
    'tests/client/authWire.test.tsx › a registration asks with ktype 1, sends nine fields and logs in once with 99',
    'tests/server/auth.test.ts › has that exemption once, for a minute, on the registering device',
    'tests/server/auth.test.ts › is no way around the captcha with 99 and a made-up code',
  ],
  'PAY-03': [
    'tests/client/authWire.test.tsx › a new device sends for a code of type 3 in eleven fields, and logs in with 99 and that code',
    'tests/server/auth.test.ts › by the code of a new device trusts that device from then on',
    'tests/client/auth.test.tsx › a new device asks for the phone and a code, shows wrong codes in place and signs in',
  ],
  'PAY-04': [
    'tests/client/authWire.test.tsx › a registration asks with ktype 1, sends nine fields and logs in once with 99',
    'tests/contract/payloads.test.ts › registration takes nine fields, and a name of 4-11 letters and digits',
    'tests/server/auth.test.ts › auth.register DATA_EXISTS',
  ],
  'PAY-05': [
    'tests/client/authWire.test.tsx › asks which captcha with ktype 4 and sends the seven fields, the password as md5',
    'tests/server/captcha.test.ts › is what the setting %s forces',
    'client/src/api/api.test.ts › %s is a result, never a message',
  ],
  'PAY-06': [
    'tests/contract/payloads.test.ts › the slider is verified by five fields with validate_way 0',
    'tests/server/captcha.test.ts › validateGeeCheck SUCCESS',
    'tests/e2e/auth.spec.ts › the slider takes the keyboard',
  ],
  'PAY-07': [
    'tests/contract/payloads.test.ts › a picture captcha comes with x-code',
    'tests/client/authWire.test.tsx › sends the picture’s x-code back as codeId',
    'tests/server/captcha.test.ts › is used up by one answer, and by the next picture of the same caller',
  ],
  'PAY-08': [
    'tests/client/authWire.test.tsx › asks with its ktype and sends who it is at each step, nothing of the other way',
    'tests/server/forget.test.ts › way.one WARNING',
  ],
  'PAY-09': [
    'tests/client/authWire.test.tsx › asks with its ktype and sends who it is at each step, nothing of the other way',
    'tests/server/forget.test.ts › way.two AUTHENTICATION_CODE_ERROR',
  ],
  'PAY-10': [
    'tests/client/authWire.test.tsx › asks with its ktype and sends who it is at each step, nothing of the other way',
    'tests/server/forget.test.ts › way.three AUTHENTICATION_REQUIRED',
  ],
  'PAY-11': [
    'tests/client/authWire.test.tsx › asks with its ktype and sends who it is at each step, nothing of the other way',
    'tests/server/forget.test.ts › an e-mail call takes no phone in place of its e-mail',
  ],
  'PAY-12': [
    'tests/client/authWire.test.tsx › a new device sends for a code of type 3 in eleven fields, and logs in with 99 and that code',
    'tests/client/authWire.test.tsx › sends for another code of type 2 by its own way, and by voice where there is a phone',
    'tests/contract/payloads.test.ts › sending a code takes eleven fields with their capitals',
    'tests/server/sendCode.test.ts › is not sent for a purpose, by a way or in a version that is none, nor for the lower-case field',
    'tests/server/sendCode.test.ts › is not sent when the encrypted fields and their md5 copies disagree',
  ],
} satisfies Record<string, readonly string[]>
