/** Saturday evening on the site, when much is played. */
export const STILL_AT = Date.parse('2026-11-21T20:30:00+08:00')
