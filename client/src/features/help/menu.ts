/** The 23 pages of the help centre in the order a player needs them. */
export const HELP_MENU = [
  { title: 'helpBasics', pages: ['help-kh', 'help-ck', 'help-qk', 'help-zz', 'help-yhgz', 'help-xnbcqkjc'] },
  { title: 'helpBetting', pages: ['help-tytzjc', 'help-tysstqth', 'help-rqgl', 'help-dxqgl'] },
  { title: 'helpGames', pages: ['help-tywt', 'help-zrwt', 'help-cpwt', 'help-dzjj', 'help-qtwt'] },
  { title: 'helpSafety', pages: ['help-tjllq', 'help-fjcjc', 'help-zxkf'] },
  { title: 'helpAbout', pages: ['help-gywm', 'help-gztk', 'help-ysgz', 'help-bczr', 'help-hzhb'] },
] as const

export type HelpPage = (typeof HELP_MENU)[number]['pages'][number]

export const HELP_PAGES: readonly HelpPage[] = HELP_MENU.flatMap(({ pages }) => pages)
