/** Copies also where navigator.clipboard doesn't exist (plain http on a LAN). Resolves whether it worked. */
export const copyText = async (text: string): Promise<boolean> => {
  const modern = await navigator.clipboard?.writeText(text).then(
    () => true,
    () => false,
  )
  if (modern) return true
  const field = document.createElement('textarea')
  const focused = document.activeElement
  field.value = text
  field.style.position = 'fixed'
  field.style.opacity = '0'
  document.body.append(field)
  field.select()
  const copied = document.execCommand('copy')
  field.remove()
  if (focused instanceof HTMLElement) focused.focus()
  return copied
}
