/**
 * Until it is stopped each press of a button comes twice, the second before React has drawn what the first one began:
 * a double click on a busy machine.
 */
export const twice = (): (() => void) => {
  let isSecond = false
  const again = ({ target }: Event) => {
    if (isSecond || !(target as Element).closest('button')) return
    isSecond = true
    target?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
    isSecond = false
  }
  window.addEventListener('click', again)
  return () => window.removeEventListener('click', again)
}
