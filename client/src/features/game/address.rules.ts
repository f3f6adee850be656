/** The mock's own kind of game address: mock:CODE:game:session (U-GAME-03). */
const TOKEN_FORM = /^mock:([A-Za-z\d]{2,20}):([^:#/?]*):([\da-f]+)$/

/** What a stored game address opens in the frame: a token of the mock is a page of this origin, all else stays as it is. */
export const frameAddress = (url: string, origin: string): string => {
  const [, code, game, session] = TOKEN_FORM.exec(url) ?? []
  if (!code) return url
  return `${origin}/mock/venue/${code}${game ? `?game=${game}` : ''}#play=${session}`
}

/** The wallet of the venue behind a token of the mock; undefined for any other address. */
export const channelOf = (url: string): string | undefined => TOKEN_FORM.exec(url)?.[1]
