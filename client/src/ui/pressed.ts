/** What is being pressed: it would be missed if it moved now. */
export const PRESSED = ':is(a, button, label):active'
