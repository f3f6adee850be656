// Runs before the page is shown: a link that is followed before the page's script came must not lose the session.
const kept = new URLSearchParams(location.hash.slice(1)).get('play')
if (kept) sessionStorage.setItem(`play:${document.currentScript?.dataset.code ?? ''}`, kept)
