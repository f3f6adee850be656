/** The only script that a page names: brings the one that its body asks for. */
const PAGES = {
  lobby: () => import('./lobby.js'),
  slot: () => import('./slot.js'),
  dice: () => import('./dice.js'),
  cards: () => import('./cards.js'),
  fish: () => import('./fish.js'),
  duel: () => import('./duel.js'),
  roulette: () => import('./roulette.js'),
  balls: () => import('./balls.js'),
  coupon: () => import('./coupon.js'),
  fair: () => import('./fair.js'),
}

const asked = /** @type {keyof typeof PAGES} */ (document.body.dataset.page)
void PAGES[asked]().then(
  (page) => page.start(),
  () => document.body.classList.add('lost'),
)

export {}
