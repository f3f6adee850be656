const range = (count, make) => Array.from({ length: count }, (_, i) => make(i))

/** What each contact sheet shows. */
export const SHEETS = {
  icons: {
    editions: ['light', 'dark'],
    width: 1100,
    zoom: 2,
    css: '.i{width:74px;text-align:center;font-size:10px}',
    body: ({ client: { html, Icon, ICONS } }) =>
      Object.keys(ICONS)
        .map((name) => `<div class=i>${html(Icon, { name, size: 32 })} ${html(Icon, { name, size: 18 })}<br>${name}</div>`)
        .join(''),
  },
  brand: {
    editions: ['light', 'dark'],
    zoom: 2,
    width: 800,
    gap: 24,
    body: ({ client: { html, BrandSign, BrandWordmark } }) =>
      [16, 20, 24, 32, 48, 96, 240].map((size) => html(BrandSign, { size }) + html(BrandSign, { size, mono: true })).join('') +
      [28, 40, 64].map((size) => html(BrandWordmark, { size })).join('') +
      html(BrandWordmark, { mono: true, name: '澄灣' }),
  },
  crests: {
    editions: ['light', 'dark'],
    width: 1500,
    gap: 14,
    css: 'i{font-style:normal;font-size:10px;color:var(--text-3)}',
    body: ({ image }) =>
      range(80, (i) => image('crest', `team-${i}~${'海龙江河北辰'[i % 6]}`, 'width:96px')) .join('') +
      range(80, (i) => image('crest', `team-${i}`, 'width:24px')).join(''),
  },
}
