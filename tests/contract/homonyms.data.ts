/** Names that mean something else elsewhere, as the specification or a foreign form has them; all others have one type. */
export const HOMONYMS: Record<string, string> = {
  alipay: 'whether one is bound · how many may be',
  category: 'code of a venue category · its number in allBalance (TRAP-37)',
  day: 'a date · the day of a sign-in calendar',
  fee: 'money of an order · percent of the limits',
  from: 'who wrote, or a currency · a moment',
  limit: 'money · minutes',
  line: 'a text of the bet record · the number of a market',
  max: 'money · how many accounts',
  password: 'its hash · whether one is set',
  points: 'of a member · the running game as it is called',
  progress: 'percent of a benefit · a text of an activity',
  secondPassword: 'its hash · whether one is set',
  status: 'state of a fund order by number (U-FD-02, U-FD-04) · of all else by name',
  to: 'a currency · a moment',
  type: 'purpose of a code by number (PAY-12) · of all else by name',
  used: 'money · minutes or accounts',
  version: 'of the password form · of the code form (PAY-12)',
}

/** Names of objects that come in several shapes: variants told apart by their kind, or homonyms. */
export const VARIED: readonly string[] = ['content', 'limits', 'payInfo', 'ticket']
