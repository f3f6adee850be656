import { to } from '../paths.ts'

/** The logo and the home button: home, then a reload (NAV-11). Guards and expiry go home without one (TRAP-16). */
export const goHome = (navigate: (path: string) => Promise<void> | void): void => {
  void Promise.resolve(navigate(to('home'))).then(() => location.reload())
}
