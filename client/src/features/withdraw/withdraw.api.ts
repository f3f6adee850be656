import { api, mutation, query } from '../../api/api.ts'

const READ = { silent: true }

export const withdrawApi = api.injectEndpoints({
  endpoints: () => ({
    withdrawConfig: query(
      '/fd/api/v1/withdraw/baseCfg/list',
      ['Withdraw', 'Card', 'Profile', 'BetRecord'],
      READ,
    ),
    withdrawInfo: query(
      '/fd/api/v1/withdraw/withdrawInfo',
      ['Balance', 'Withdraw', 'Card', 'Profile', 'BetRecord'],
      READ,
    ),
    usdtWithdrawInfo: query(
      '/fd/api/v1/withdraw/usdtWithdrawInfo',
      ['Balance', 'Withdraw', 'Card', 'Profile', 'BetRecord', 'Rate'],
      READ,
    ),
    withdrawRecycle: mutation(
      '/game/api/v1/venue/recycle',
      ['Balance', 'VenueBalance', 'DealRecord', 'Withdraw'],
      { silent: true, money: true },
    ),
    withdrawOrder: query('/fd/api/v1/withdraw/withdrawOrderInfo', ['Withdraw'], READ),
    withdrawals: query('/fd/api/v1/transactions/queryDealRecord', ['Withdraw', 'DealRecord'], READ),
    /** A code is asked for where the server wants one (6016). */
    createWithdrawal: mutation(
      '/fd/api/v1/withdraw/new',
      ['Withdraw', 'Balance', 'VenueBalance', 'DealRecord'],
      {
        silent: true,
        money: true,
        code: { type: 6 },
      },
    ),
  }),
})

export const {
  useWithdrawConfigQuery,
  useWithdrawInfoQuery,
  useUsdtWithdrawInfoQuery,
  useWithdrawRecycleMutation,
  useWithdrawOrderQuery,
  useWithdrawalsQuery,
  useCreateWithdrawalMutation,
} = withdrawApi
