import type { Plant } from './plant.ts'

const CLIENT = 'client/src'
const SERVER = 'mock-server/src'

/** Faults as they were found once, or as somebody could make them again. */
export const PLANTS: readonly Plant[] = [
  {
    name: 'M-1',
    side: 'client',
    what: 'a bet whose answer was lost is placed once more by the same press',
    file: `${CLIENT}/api/baseQuery.ts`,
    snippet: 'options.money\n    ? order(',
    planted: 'options.retries === -1\n    ? order(',
  },
  {
    name: 'stale-balance',
    side: 'client',
    what: 'the header keeps the money that a withdrawal has locked',
    file: `${CLIENT}/features/withdraw/withdraw.api.ts`,
    snippet:
      "      ['Withdraw', 'Balance', 'VenueBalance', 'DealRecord'],\n      {\n        silent: true,\n        money: true,\n        code",
    planted:
      "      ['Withdraw', 'DealRecord'],\n      {\n        silent: true,\n        money: true,\n        code",
  },
  {
    name: 'stale-bet',
    side: 'client',
    what: 'the header keeps what a bet has staked',
    file: `${CLIENT}/features/sport/sport.api.ts`,
    snippet: "invalidatesTags: ['Ticket', 'Balance', 'VenueBalance'],",
    planted: "invalidatesTags: ['Ticket'],",
  },
  {
    name: 'kept-answers',
    side: 'client',
    what: 'the next member on the device reads the answers of the one before',
    file: `${CLIENT}/app/store.ts`,
    snippet:
      "    if (next === '') void left().then(() => forgetAnswers(store))\n    else forgetAnswers(store)",
    planted: '    void left',
  },
  {
    name: 'double-toast',
    side: 'client',
    what: 'five calls that fail alike are five messages',
    file: `${CLIENT}/app/globals/toasts.ts`,
    snippet: '    id: id ?? message,\n',
    planted: '',
  },
  {
    name: 'mute-refusal',
    side: 'client',
    what: 'a refusal is told by nobody',
    file: `${CLIENT}/api/baseQuery.ts`,
    snippet: '  if (!options.silent && !outcome.isTold) announce(outcome.error)',
    planted: '  void announce',
  },
  {
    name: 'lost-logout',
    side: 'client',
    what: 'nobody takes the rejection of a logout that was lost',
    file: `${CLIENT}/app/signOut.ts`,
    snippet: '      .catch(() => undefined)\n',
    planted: '',
  },
  {
    name: 'E-7',
    side: 'client',
    what: 'a storage that is forbidden ends the page',
    file: `${CLIENT}/lib/device/storage.ts`,
    snippet: '  try {\n    return globalThis.localStorage\n  } catch {\n    return undefined\n  }',
    planted: '  return globalThis.localStorage',
  },
  {
    name: 'sent-form',
    side: 'client',
    what: 'a form is submitted by the browser as well',
    file: `${CLIENT}/ui/useSingly.ts`,
    snippet: '    event.preventDefault()\n',
    planted: '',
  },
  {
    name: 'forgetful-form',
    side: 'client',
    what: 'what was typed is gone after a refusal',
    file: `${CLIENT}/ui/Form/useForm.ts`,
    snippet: '      form.setSubmitting(false)\n',
    planted: '      form.setSubmitting(false)\n      form.setValues(initial)\n',
  },
  {
    name: 'never-arrived',
    side: 'server',
    what: 'an order that was taken is told to have never arrived',
    file: `${SERVER}/kit/idempotency.ts`,
    snippet: "      return { state: 'done', data: former === 'spent' ? null : former.data }",
    planted: "      return { state: 'never', data: null }",
  },
  {
    name: 'unclosed',
    side: 'server',
    what: 'an order that was told to have never arrived is taken when it comes',
    file: `${SERVER}/kit/idempotency.ts`,
    snippet: '      if (former === undefined) write(key, CLOSED, null)\n',
    planted: '',
  },
  {
    name: 'drift',
    side: 'server',
    what: 'a balance is kept beside its postings, a cent off',
    file: `${SERVER}/modules/wallet/wallet.ledger.ts`,
    snippet: 'store.setBalance({ id, balanceCents: after })',
    planted: "store.setBalance({ id, balanceCents: verb === 'transferIn' ? after + 1 : after })",
  },
  {
    name: 'threw',
    side: 'server',
    what: 'a withdrawal ends in an error of the server',
    file: `${SERVER}/modules/wallet/wallet.ledger.ts`,
    snippet: '    const at = clock.now()\n    const ownCents',
    planted:
      "    const at = clock.now()\n    if (verb === 'withdrawLock') throw new TypeError('planted')\n    const ownCents",
  },
]
