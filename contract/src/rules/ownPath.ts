/** Any host will do: an address that leads to another one is not of this site. */
const HERE = 'http://own.invalid'
/** Two of these in front name a host, however they are spelled. */
const HOST_AHEAD = /^[/\\]{2}/

/** A control character in front is dropped by some readers and not by others. */
const unfolded = (path: string): string => {
  try {
    // oxlint-disable-next-line no-control-regex -- those are what is looked for
    return decodeURIComponent(path).replaceAll(/[\u0000-\u0020\u007f]/g, '')
  } catch {
    return path
  }
}

/**
 * An address as a path of this site, undefined for one that leads elsewhere. Read as a browser reads it: it drops tabs and line
 * breaks, takes a backslash for a slash and works off dots before it looks for a host.
 */
export const ownPath = (address: string): string | undefined => {
  if (!URL.canParse(address, HERE)) return undefined
  const { origin, pathname, search, hash } = new URL(address, HERE)
  if (!/^[/\\]/.test(address) || origin !== HERE || HOST_AHEAD.test(unfolded(pathname))) return undefined
  return pathname + search + hash
}
