/**
 * Options of Node for a server. The young generation would grow to three times 16 MB before it is collected in earnest. The
 * limit of the old one is far above what 200 worlds need: it is what makes V8 grow the heap in small steps, not fourfold.
 */
export const HEAP_FLAGS = ['--max-semi-space-size=8', '--max-old-space-size=1024']
