const LONGEST = 200

/** What a refusal of the control API says, with what was wrong where; a body of another kind is told by its beginning. */
export const refusalText = (status: number, body: string): string => {
  try {
    const { error, issues = [] } = JSON.parse(body) as {
      error?: string
      issues?: { path: string; message: string }[]
    }
    return [error ?? `HTTP ${status}`, ...issues.map(({ path, message }) => `${path} ${message}`)].join('；')
  } catch {
    return body.slice(0, LONGEST) || `HTTP ${status}`
  }
}

/** A control call that was refused, told as the server told it; status 0: the server wasn't there. */
export class ControlRefused extends Error {
  override name = 'ControlRefused'
  readonly status: number
  constructor(status: number, body: string) {
    super(status === 0 ? body : refusalText(status, body))
    this.status = status
  }
}
