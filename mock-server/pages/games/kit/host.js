/** The site's frame around this page, if it has one: it hears what the bar asks for. Other origins have none. */
const frame = window.frameElement

export const isFramed = frame !== null

/**
 * 'shown': the bar stands here, the site's own can go; 'tells': so it is with the strip of a lost connection;
 * 'begun' and 'ended': a round is being shown, whose outcome nothing else may tell first.
 * @param {'shown' | 'tells' | 'leave' | 'recycle' | 'begun' | 'ended'} wish
 */
export const tell = (wish) => void frame?.dispatchEvent(new CustomEvent('game', { detail: wish }))

/** Nothing of the site's own, such as a dialog, has the focus instead of this page. */
export const hasFocus = () => frame === null || frame.ownerDocument.activeElement === frame

/** Another page of the venue led here: its lobby, or what proves a round. */
export const isWithin = document.referrer.split(/[?#]/)[0] === location.origin + location.pathname
