/** The tester asked for something that can't be done; `kind` tells 404 from 400. */
export class DirectorRefused extends Error {
  override name = 'DirectorRefused'
  readonly kind: 'unknown' | 'impossible'
  constructor(kind: 'unknown' | 'impossible', message: string) {
    super(message)
    this.kind = kind
  }
}
