import { type ChannelMethod, channelMethods, isChannelMethod } from './channel.ts'

const MONEY_METHODS: readonly string[] = [
  'bet',
  'bet_parlay',
  'bet_system',
  'cash_out',
] satisfies ChannelMethod[]

/** A method that moves money, and what it says: not when, with which token and from where. */
export const saidBy = (method: string, request: object): { name: string; said: object } | undefined => {
  if (!isChannelMethod(method) || !MONEY_METHODS.includes(method)) return undefined
  const read: Record<string, unknown> = {
    ...(channelMethods[method].request.safeParse(request).data ?? request),
  }
  const { timestamp: _t, token: _k, ip: _i, language: _l, ...said } = read
  return { name: method, said }
}
