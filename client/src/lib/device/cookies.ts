/** '' where there is none, or where the browser forbids cookies. */
export const readCookie = (name: string): string => {
  try {
    const pair = document.cookie.split('; ').find((one) => one.startsWith(`${name}=`))
    return pair?.slice(name.length + 1) ?? ''
  } catch {
    return ''
  }
}

export const writeCookie = (name: string, value: string): void => {
  try {
    document.cookie = `${name}=${value}; path=/; samesite=lax`
  } catch {
    // Forbidden: whoever reads it does without.
  }
}
