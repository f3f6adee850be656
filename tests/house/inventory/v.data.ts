export const v = {
  'V-EMAIL-01': [
    'contract/src/rules/email.test.ts › %s is accepted',
    'contract/src/rules/email.test.ts › %j is refused',
    'contract/src/kit/fields.test.ts › agree: %s',
    'tests/client/authFields.test.tsx › takes forty characters of an e-mail that is one',
  ],
  'V-NAME-01': [
    'contract/src/rules/realName.test.ts › %s is a name',
    'contract/src/rules/realName.test.ts › %j is no name',
    'contract/src/kit/fields.test.ts › agree: %s',
  ],
  'V-NAME-02': [
    'contract/src/rules/realName.test.ts › %s is a name',
    'contract/src/rules/realName.test.ts › %j is no name',
    'contract/src/kit/fields.test.ts › agree: %s',
  ],
  'V-NAME-03': [
    'contract/src/rules/realName.test.ts › %s is a name',
    'contract/src/rules/realName.test.ts › %j is no name',
    'contract/src/kit/fields.test.ts › agree: %s',
  ],
  'V-NAME-04': [
    'contract/src/rules/realName.test.ts › %s is a name',
    'contract/src/rules/realName.test.ts › %j is no name',
    'contract/src/rules/realName.test.ts › a Latin name is letters with single dots between them, whichever dots',
    'contract/src/kit/fields.test.ts › agree: %s',
  ],
  'V-REG-00': [
    'tests/client/authFields.test.tsx › a login keeps what was typed and sends a name that the registration would refuse',
    'contract/src/rules/username.test.ts › login takes any name but the empty one',
    'tests/server/auth.test.ts › takes names older than the rules, in any case',
  ],
  'V-REG-01': [
    'contract/src/rules/username.test.ts › %s is accepted',
    'contract/src/rules/username.test.ts › %j is refused',
    'tests/server/auth.test.ts › is refused when the repeat differs, the name breaks the rule or the password is no md5',
  ],
  'V-REG-02': [
    'contract/src/rules/username.test.ts › %s is accepted',
    'contract/src/rules/username.test.ts › %j is refused',
    'tests/server/auth.test.ts › is refused when the repeat differs, the name breaks the rule or the password is no md5',
  ],
  'V-REG-03': [
    'contract/src/rules/username.test.ts › whatever is accepted obeys every clause of the rule',
    'tests/client/authFields.test.tsx › names what is wrong of each field, one after the other, and sends nothing until all is right',
    'tests/server/auth.test.ts › is refused when the repeat differs, the name breaks the rule or the password is no md5',
  ],
  'V-REG-04': [
    'contract/src/rules/username.test.ts › whatever is accepted obeys every clause of the rule',
    'tests/client/authFields.test.tsx › names what is wrong of each field, one after the other, and sends nothing until all is right',
    'tests/server/auth.test.ts › is refused when the repeat differs, the name breaks the rule or the password is no md5',
  ],
  'V-REG-05': [
    'tests/client/authFields.test.tsx › takes eleven characters of a name and says so, and no white space',
  ],
  'V-REG-06': [
    'contract/src/rules/password.test.ts › %s is accepted',
    'contract/src/rules/password.test.ts › %s is refused',
    'tests/client/authFields.test.tsx › names what is wrong of each field, one after the other, and sends nothing until all is right',
    'tests/client/authFields.test.tsx › refuses a password of thirteen instead of cutting it, typed or pasted, and makes no account',
  ],
  'V-REG-07': [
    'tests/client/authFields.test.tsx › names what is wrong of each field, one after the other, and sends nothing until all is right',
    'tests/server/auth.test.ts › is refused when the repeat differs, the name breaks the rule or the password is no md5',
    'contract/src/kit/fields.test.ts › a password is sent twice alike',
  ],
  'V-REG-08': [
    'tests/client/authFields.test.tsx › names what is wrong of each field, one after the other, and sends nothing until all is right',
    'contract/src/rules/username.test.ts › the empty name has its own text',
  ],
  'V-REG-09': [
    'tests/client/authFields.test.tsx › names what is wrong of each field, one after the other, and sends nothing until all is right',
    'contract/src/rules/password.test.ts › the empty password has its own text',
  ],
  'V-REG-10': [
    'tests/client/authFields.test.tsx › names what is wrong of each field, one after the other, and sends nothing until all is right',
    'contract/src/rules/password.test.ts › registration needs the ticked agreement',
  ],
  'V-REG-11': [
    'tests/client/authFields.test.tsx › takes eleven characters of a name and says so, and no white space',
    'tests/client/authFields.test.tsx › a login keeps what was typed and sends a name that the registration would refuse',
  ],
  'V-REG-12': [
    'contract/src/rules/password.test.ts › passwords travel as md5',
    'tests/client/authWire.test.tsx › asks which captcha with ktype 4 and sends the seven fields, the password as md5',
    'tests/client/authWire.test.tsx › a registration asks with ktype 1, sends nine fields and logs in once with 99',
    'tests/server/auth.test.ts › is refused when the repeat differs, the name breaks the rule or the password is no md5',
  ],
  'V-FP-01': [
    'tests/client/authFields.test.tsx › takes thirty characters of a name and eleven of a phone, which the area’s pattern judges',
    'contract/src/rules/username.test.ts › forgot password takes names of up to 30 characters',
  ],
  'V-FP-02': [
    'contract/src/rules/phone.test.ts › %s is a Chinese mobile number',
    'contract/src/rules/phone.test.ts › %j is refused',
    'contract/src/rules/phone.test.ts › another area brings its own pattern',
    'tests/client/authFields.test.tsx › takes thirty characters of a name and eleven of a phone, which the area’s pattern judges',
    'tests/server/forget.test.ts › passwords that differ, an e-mail of 41 characters and a Chinese number of another shape are refused',
  ],
  'V-FP-03': [
    'tests/client/authFields.test.tsx › takes thirty characters of a name and eleven of a phone, which the area’s pattern judges',
  ],
  'V-FP-04': ['tests/client/authFields.test.tsx › takes forty characters of an e-mail that is one'],
  'V-FP-05': [
    'tests/client/authFields.test.tsx › takes forty characters of an e-mail that is one',
    'contract/src/rules/email.test.ts › %j is refused',
  ],
  'V-FP-06': [
    'tests/client/authFields.test.tsx › takes forty characters of an e-mail that is one',
    'tests/server/forget.test.ts › passwords that differ, an e-mail of 41 characters and a Chinese number of another shape are refused',
  ],
  'V-FP-07': [
    'tests/client/authFields.test.tsx › asks for the code, then for a new password of eight to twelve letters and digits, twice alike',
  ],
  'V-FP-08': [
    'tests/client/authFields.test.tsx › asks for the code, then for a new password of eight to twelve letters and digits, twice alike',
  ],
  'V-FP-09': [
    'tests/client/authFields.test.tsx › asks for the code, then for a new password of eight to twelve letters and digits, twice alike',
    'contract/src/rules/password.test.ts › %s is refused',
  ],
  'V-FP-10': [
    'tests/client/authFields.test.tsx › asks for the code, then for a new password of eight to twelve letters and digits, twice alike',
    'tests/server/forget.test.ts › passwords that differ, an e-mail of 41 characters and a Chinese number of another shape are refused',
  ],
  'V-ND-01': [
    'tests/client/authFields.test.tsx › a new device wants six digits, after they were asked for',
    'contract/src/rules/verifyCode.test.ts › a code is six digits',
    'tests/server/forget.test.ts › passwords that differ, an e-mail of 41 characters and a Chinese number of another shape are refused',
  ],
  'V-ND-02': [
    'tests/client/authFields.test.tsx › a new device wants six digits, after they were asked for',
    'tests/server/auth.test.ts › is no way around the captcha with 99 and a made-up code',
  ],
  'V-ND-03': [
    'tests/client/authFields.test.tsx › a new device wants six digits, after they were asked for',
    'contract/src/rules/phone.test.ts › the completion is exactly four digits',
    'tests/server/sendCode.test.ts › is not sent to a number that is not the account’s',
  ],
  'V-CAP-01': [
    'tests/client/authFields.test.tsx › a picture captcha wants its text, of ten characters at most',
    'contract/src/rules/verifyCode.test.ts › a picture text is 1 to 10 characters',
  ],
  'V-VT-01': [
    'tests/client/globals.test.tsx › that meets a venue activity opens the venue dialog; entering directly launches past it',
    'contract/src/rules/amount.test.ts › the empty field asks for the amount in its own words',
  ],
  'V-VT-02': [
    'contract/src/rules/amount.test.ts › %s is an amount',
    'contract/src/rules/amount.test.ts › %j is refused',
    'tests/client/launch.test.tsx › takes two decimals and twelve characters, no sign and no letter, and says what it did not take',
    'tests/server/money/venue.test.ts › is refused in words to amounts that are no amounts',
  ],
  'V-VT-03': [
    'contract/src/rules/amount.test.ts › a third decimal and a 13th character cannot be typed',
    'tests/client/launch.test.tsx › takes two decimals and twelve characters, no sign and no letter, and says what it did not take',
    'tests/server/money/venue.test.ts › is refused in words to amounts that are no amounts',
  ],
  'V-VT-04': [
    'tests/client/launch.test.tsx › fills in the whole centre with one button, locked and venue money left out, and sends it as a text',
  ],
} satisfies Record<string, readonly string[]>
