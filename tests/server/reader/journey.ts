// Knows the two served documents and nothing else: no contract, no cipher. SitePaths and ControlPaths are made of them (reader.test.ts).
import { createHash } from 'node:crypto'
import createClient from 'openapi-fetch'

const md5 = (text: string): string => createHash('md5').update(text).digest('hex')
const header = { 'X-API-CLIENT': 'web', 'X-API-SITE': '1001', 'x-mock-blobs': 'off' } as const
const params = { header }

interface Answer<T> {
  data?: T
  error?: unknown
  response: Response
}
type DataOf<T> = T extends { status_code: 6000; data: infer D } ? D : never

/** What a successful answer holds; throws on any other. */
const done = async <T extends { status_code: number; data?: unknown }>(
  asked: Promise<Answer<T>>,
): Promise<DataOf<T>> => {
  const { data, error, response } = await asked
  if (data?.status_code !== 6000)
    throw new Error(
      `${response.url} ${JSON.stringify(data ?? error)} ${response.headers.get('x-mock-reason')}`,
    )
  return data.data as DataOf<T>
}

/** A goal while it waits refuses a bet. */
const MOST_TRIES = 6

export interface Told {
  userId: string
  picture: string
  bet: string
  ticket: string
  order: string
  status: number
  bets: number
  deals: number
}

/** Registers, signs in with a captcha, deposits, bets in play, withdraws and reads the records. */
export const journey = async (
  baseUrl: string,
  world: string,
  fetch: (request: Request) => Promise<Response>,
): Promise<Told> => {
  const site = createClient<SitePaths>({ baseUrl, fetch })
  const mock = createClient<ControlPaths>({ baseUrl, fetch })
  let token = ''
  let sent = 0
  for (const client of [site, mock])
    client.use({
      onRequest: ({ request }: { request: Request }) => {
        sent += 1
        request.headers.set('x-mock-world', world)
        request.headers.set('X-API-REQUEST-ID', `reader-${sent}`)
        if (token !== '') request.headers.set('X-API-TOKEN', token)
        return request
      },
    })
  const steered = async <T>(asked: Promise<Answer<T>>): Promise<T> => {
    const { data, error, response } = await asked
    if (data === undefined) throw new Error(`${response.url} ${JSON.stringify(error)}`)
    return data
  }
  const wait = (seconds: number) => steered(mock.POST('/__mock/api/clock', { body: { advance_s: seconds } }))

  await steered(mock.PATCH('/__mock/api/settings', { body: { captcha: 'picture' } }))
  const solved = async () => {
    const picture = await done(site.POST('/site/api/v1/user/register/defaultKaptcha', { params, body: {} }))
    const id = picture['x-code']
    const { answer } = await steered(mock.GET('/__mock/api/captcha/{id}', { params: { path: { id } } }))
    return { kaptchcate: 1 as const, codeId: id, code: String(answer), image: picture.image }
  }

  const name = 'reader88'
  const password = md5('abc12345')
  const { image: _image, ...first } = await solved()
  const { userId } = await done(
    site.POST('/site/api/v1/user/register', {
      params,
      body: { name, password, secondPassword: password, ...first },
    }),
  )
  const { data: asked } = await site.POST('/site/api/v1/user/member/kaptchcate', {
    params,
    body: { name, password, ktype: 4 },
  })
  if (asked?.status_code !== 6021) throw new Error(`no picture was wanted: ${JSON.stringify(asked)}`)
  const { image, ...second } = await solved()
  const signedIn = await done(
    site.POST('/site/api/v1/user/login', { params, body: { name, password, ...second } }),
  )
  token = signedIn.token

  await done(
    site.POST('/site/api/v1/user/member/bindOther', {
      params,
      body: { realName: '李文博', birthday: '1990-05-01' },
    }),
  )
  const deposit = await done(
    site.POST('/fd/api/v1/payment/pay', { params, body: { typeCode: 'bank', amount: '1000' } }),
  )
  await steered(
    mock.POST('/__mock/api/orders/{no}', {
      params: { path: { no: deposit.orderNo } },
      body: { outcome: 'success' },
    }),
  )

  const launched = await done(site.POST('/game/api/v1/venue/launch', { params, body: { enName: 'CRTY' } }))
  if (!launched.channel) throw new Error('the channel gave no session')
  const envelope = {
    timestamp: Date.now(),
    token: launched.channel.token,
    language: 'zh-cn',
    ip: '127.0.0.1',
  } as const
  await done(
    site.POST('/game/api/v1/venue/transfer', {
      params,
      body: { channelCode: 'CRTY', amount: '1000.00', ty: '1' },
    }),
  )
  const board = await done(
    site.POST('/game/api/v1/venue/resource', {
      params,
      body: {
        method: 'get_game_list',
        enName: 'crty',
        request: { ...envelope, market: 'RB', sport: 'FT', oddsType: 'H' },
      },
    }),
  )
  if (!('leagues' in board) || !('cursor' in board)) throw new Error('no board')
  const picks = board.leagues
    .flatMap((league) => league.games)
    .flatMap((game) => game.lines)
    .filter((line) => line.wtype === 'RE' && line.selections.every(({ k }) => k !== ''))
    // A win below the stake counts as what it brings, and would be no turnover enough.
    .flatMap((line) => line.selections.filter(({ k }) => Number(k) >= 1.2).map((pick) => ({ line, pick })))
  const bets: { ticket_id: string; active: string }[] = []
  const tickets = async (ticketIds: string[]) => {
    const found = await done(
      site.POST('/game/api/v1/venue/resource', {
        params,
        body: { method: 'get_ticket', enName: 'crty', request: { ...envelope, ticketIds } },
      }),
    )
    if (!('tickets' in found)) throw new Error('no tickets')
    return found.tickets
  }
  // At some hours only one match is played: both bets are on it then.
  for (let turn = 0; bets.length < 2 && turn < MOST_TRIES; turn += 1) {
    const { line, pick } = picks[turn % picks.length]!
    const placed = await done(
      site.POST('/game/api/v1/venue/resource', {
        params,
        body: {
          method: 'bet',
          enName: 'crty',
          request: {
            ...envelope,
            entries: [
              { gameId: line.gameId, wtype: line.wtype, w: pick.w, line: line.line, k: pick.k, stake: '500' },
            ],
            oddsType: 'H',
            autoAccept: 'any',
          },
        },
      }),
    )
    const [entry] = 'entries' in placed ? placed.entries : []
    if (!entry || !('ticket_id' in entry)) throw new Error('no bet')
    await wait(8)
    const [ticket] = await tickets([entry.ticket_id])
    if (ticket?.state === 'accepted') bets.push(entry)
  }
  for (const { ticket_id } of bets)
    await steered(
      mock.POST('/__mock/api/bets/{ticket}', {
        params: { path: { ticket: ticket_id } },
        body: { outcome: 'W' },
      }),
    )
  const [settled] = await tickets(bets.map(({ ticket_id }) => ticket_id))
  await done(site.POST('/game/api/v1/venue/recycle', { params, body: {} }))

  const phone = '13800138088'
  const codeFor = async (type: 1 | 6 | 7): Promise<string> => {
    const { kaptchcate, codeId, code } = await solved()
    await done(
      site.POST('/site/api/v1/user/sendCode/two', {
        params,
        body: {
          sendCodeNumV2: type === 1 ? phone : '',
          sendNameV2: name,
          codeIdV2: codeId,
          SendCodeNum: '',
          SendName: '',
          codeId: '',
          type,
          cate: 0,
          version: 1,
          kaptchcate,
          imageCode: code,
        },
      }),
    )
    const { messages } = await steered(mock.GET('/__mock/api/outbox', {}))
    const [newest] = messages
    await wait(61)
    return newest!.code
  }
  await done(
    site.POST('/site/api/v1/user/member/bindPhone', { params, body: { phone, code: await codeFor(1) } }),
  )
  const secret = md5('135790')
  await done(
    site.POST('/site/api/v1/user/withdrawal/pwd/set', {
      params,
      body: { password: secret, secondPassword: secret },
    }),
  )
  const { banks } = await done(site.GET('/fd/api/v1/bankCard/withdraw/add/list', { params }))
  const card = await done(
    site.POST('/fd/api/v1/bankCard/add', {
      params,
      body: { bankCode: banks[0]!.code, cardNo: '6200000000000005', code: await codeFor(7) },
    }),
  )
  const order = await done(
    site.POST('/fd/api/v1/withdraw/new', {
      params,
      body: { type: 'bank', cardId: card.id, amount: '800', secondPassword: secret, code: await codeFor(6) },
    }),
  )
  const betRecords = await done(site.POST('/game/api/v1/record/betRecordList', { params, body: {} }))
  const deals = await done(site.POST('/fd/api/v1/transactions/queryDealRecord', { params, body: {} }))
  return {
    userId,
    picture: image.slice(0, 22),
    bet: bets.at(0)?.active ?? '',
    ticket: settled!.state,
    order: order.orderNo,
    status: order.status,
    bets: betRecords.records.filter((record) => bets.some((bet) => bet.ticket_id === record.ticketId)).length,
    deals: deals.total,
  }
}
