export const un = {
  'UN-01': [
    'tests/client/auth.test.tsx › a login calls in the order of the specification, closes the dialog and shows the member',
    'tests/client/guards.test.tsx › a member’s navigation loads the profile first and refreshes the balance',
    'tests/contract/wire.test.ts › %s takes and answers the fields that the specification names',
  ],
  'UN-02': ['tests/server/feedback.test.ts › feedback.unreadNum SUCCESS'],
  'UN-03': [
    'tests/client/launch.test.tsx › fills in the whole centre with one button, locked and venue money left out, and sends it as a text',
    'tests/server/money/venue.test.ts › venue.transfer SUCCESS',
  ],
  'UN-04': [
    'tests/client/authWire.test.tsx › a new device sends for a code of type 3 in eleven fields, and logs in with 99 and that code',
    'tests/server/sendCode.test.ts › auth.sendCodeTwo SUCCESS',
  ],
  'UN-05': [
    'tests/client/authWire.test.tsx › asks which captcha with ktype 4 and sends the seven fields, the password as md5',
  ],
  'UN-06': ['tests/server/captcha.test.ts › validateGeeCheck SUCCESS'],
  'UN-07': ['tests/server/captcha.test.ts › defaultKaptcha SUCCESS'],
  'UN-08': [
    'tests/client/authWire.test.tsx › asks with its ktype and sends who it is at each step, nothing of the other way',
  ],
  'UN-09': [
    'tests/client/authWire.test.tsx › a new device sends for a code of type 3 in eleven fields, and logs in with 99 and that code',
  ],
  'UN-10': [
    'tests/contract/inventory.test.ts › marks every further call with the decision that adds it',
    'tests/server/captcha.test.ts › sliderVerify SUCCESS',
  ],
  'UN-11': [
    'tests/contract/inventory.test.ts › marks every further call with the decision that adds it',
    'tests/server/money/card.test.ts › card.bankCardAdd',
  ],
  'UN-12': [
    'tests/contract/inventory.test.ts › marks every further call with the decision that adds it',
    'tests/server/money/card.test.ts › card.vCurrencyAdd',
    'tests/server/money/card.test.ts › card.alipayAdd',
  ],
  'UN-13': [
    'tests/contract/inventory.test.ts › marks every further call with the decision that adds it',
    'tests/client/shop.test.tsx › points buy a gift once, however often the button is pressed, and the record has it',
  ],
  'UN-14': [
    'tests/contract/inventory.test.ts › marks every further call with the decision that adds it',
    'tests/server/gift.test.ts › pays once into the centre, whatever is pressed again, and the ledger balances',
  ],
  'UN-15': [
    'contract/src/sport/channel.test.ts › has a record for each of the nineteen methods',
    'tests/server/sport/channel.test.ts › contract.sport.resource PARAMETER_ERROR',
  ],
  'UN-16': ['tests/server/money/venue.test.ts › filters by category, word and favourites, and pages'],
  'UN-17': [
    'tests/server/region.test.ts › who lives in %s can neither register nor log in, and is warned at the start',
  ],
  'UN-18': [
    'tests/server/site.test.ts › has a support page that warns of scams',
    'tests/server/money/venue.test.ts › launches %s at an address of its kind',
  ],
  'UN-19': [
    'tests/client/auth.test.tsx › a new device asks for the phone and a code, shows wrong codes in place and signs in',
  ],
  'UN-20': [
    'client/src/api/send.test.ts › a backend’s XSRF-TOKEN cookie comes back as its header, and there is none without it',
  ],
} satisfies Record<string, readonly string[]>
