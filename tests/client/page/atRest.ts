export class StillObserver {
  observe(_target?: Element) {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return []
  }
}

/** Nothing has a place here: whatever is watched counts as seen. */
export class SeenObserver extends StillObserver {
  readonly #tell: IntersectionObserverCallback
  constructor(tell: IntersectionObserverCallback) {
    super()
    this.#tell = tell
  }
  override observe(target?: Element) {
    const entry = { target, isIntersecting: true } as unknown as IntersectionObserverEntry
    queueMicrotask(() => this.#tell([entry], this as unknown as IntersectionObserver))
  }
}

/** Tests see the page at rest: no motion, everything else unmatched. */
export const matchMedia = (query: string): MediaQueryList => ({
  matches: query.includes('prefers-reduced-motion: reduce'),
  media: query,
  onchange: null,
  addEventListener: () => {},
  removeEventListener: () => {},
  addListener: () => {},
  removeListener: () => {},
  dispatchEvent: () => false,
})
