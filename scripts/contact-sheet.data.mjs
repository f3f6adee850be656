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
}
