/** U-APP-03: production builds print nothing, unless VITE_KEEP_CONSOLE is 1. Uncaught errors still reach window.onerror. */
export const silenceConsole = (): void => {
  if (!import.meta.env.PROD || import.meta.env.VITE_KEEP_CONSOLE === '1') return
  const nothing = () => undefined
  for (const method of ['log', 'info', 'debug', 'warn', 'error'] as const) console[method] = nothing
}
