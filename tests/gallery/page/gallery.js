/** What the run has told: one entry a state, written beside this page. */
const states = globalThis.GALLERY
const form = document.querySelector('form')
const main = document.querySelector('main')
const dialog = document.querySelector('dialog')

const make = (tag, given = {}, ...inside) => {
  const element = Object.assign(document.createElement(tag), given)
  element.append(...inside.filter(Boolean))
  return element
}
const looksOf = (what) => [...new Set(states.flatMap(({ looks }) => looks.map((look) => String(look[what]))))]

for (const place of document.querySelectorAll('[data-of]'))
  for (const value of looksOf(place.dataset.of)) {
    const box = make('input', { type: 'checkbox', name: place.dataset.of, value, checked: true })
    place.append(make('label', {}, box, ` ${value} `))
  }
form.kind.append(
  make('option', { value: '', textContent: '全部' }),
  ...[...new Set(states.map(({ kind }) => kind))].map((kind) => make('option', { textContent: kind })),
)

const whole = (look) => `${look.edition} · ${look.locale} · ${look.width} × ${look.height}`
const addressOf = ({ id }, look) =>
  `open/${encodeURIComponent(id)}?edition=${look.edition}&locale=${look.locale}`
const said = (state) => [
  ...new Set(
    state.looks.flatMap(({ geometry }) => geometry.map(({ fault, what, why }) => `${fault} ${what} ${why}`)),
  ),
]
const heard = (state) => [...new Set(state.looks.flatMap(({ axe = [] }) => axe))]

const picture = (name, label) =>
  make('figure', {}, make('figcaption', { textContent: label }), make('img', { src: name, alt: label }))

/** One look at its whole size: accepted, now, the difference, and what was found. */
const openLook = (state, look) => {
  const told =
    state.looks.find(({ tree, width }) => tree && width === look.width) ??
    state.looks.find(({ tree }) => tree)
  dialog.replaceChildren(
    make('form', { method: 'dialog' }, make('button', { textContent: '关闭' })),
    make('h2', { id: 'title', textContent: `${state.id} · ${whole(look)}` }),
    make(
      'p',
      {},
      make('a', { href: addressOf(state, look), target: '_blank', textContent: '在产品中打开这里' }),
    ),
    ...(state.steps.length > 0 ? [make('p', { textContent: `然后：${state.steps.join(' → ')}` })] : []),
    make(
      'div',
      { className: 'beside' },
      look.verdict === 'changed' && picture(`accepted/${look.picture}`, '上次接受'),
      picture(`now/${look.picture}`, '现在'),
      look.verdict === 'changed' && picture(`now/${look.picture.replace('.png', '.diff.png')}`, '差异'),
    ),
    make('h3', { textContent: '位置' }),
    make('pre', {
      textContent: look.geometry.map(({ fault, what, why }) => `${fault}  ${what}  ${why}`).join('\n') || '—',
    }),
    make('h3', { textContent: 'axe' }),
    make('pre', { textContent: heard(state).join('\n') || '没有发现' }),
    make('h3', { textContent: '无障碍树' }),
    make('pre', { textContent: told?.tree ?? '—' }),
  )
  dialog.showModal()
}

const show = () => {
  const data = new FormData(form)
  const [text, kind, only] = ['text', 'kind', 'only'].map((name) => data.get(name))
  const isChosen = (look) =>
    ['edition', 'locale', 'width'].every((what) => data.getAll(what).includes(String(look[what])))
  const isWanted = (state) =>
    (!kind || state.kind === kind) &&
    (!text || JSON.stringify([state.id, state.path, state.as, said(state)]).includes(text)) &&
    (!only ||
      (only === 'geometry' && said(state).length > 0) ||
      (only === 'axe' && heard(state).length > 0) ||
      state.looks.some(({ verdict }) => verdict === only))
  const wanted = states.filter(isWanted)
  main.replaceChildren(
    ...wanted.map((state) =>
      make(
        'section',
        {},
        make('h2', { textContent: `${state.id}　${state.path}　${state.as ?? '访客'}` }),
        said(state).length + heard(state).length > 0 &&
          make(
            'details',
            { className: 'bad' },
            make('summary', { textContent: `${said(state).length} 处位置，${heard(state).length} 条 axe` }),
            make('pre', { textContent: [...said(state), ...heard(state)].join('\n') }),
          ),
        make(
          'div',
          { className: 'looks' },
          ...state.looks.filter(isChosen).map((look) => {
            const button = make(
              'button',
              { onclick: () => openLook(state, look) },
              make('img', { loading: 'lazy', src: `now/${look.picture}`, alt: `${state.id} ${whole(look)}` }),
            )
            button.dataset.verdict = look.verdict
            return make('figure', {}, button, make('figcaption', { textContent: whole(look) }))
          }),
        ),
      ),
    ),
  )
  const pictures = wanted.flatMap(({ looks }) => looks.filter(isChosen))
  document.querySelector('[role=status]').textContent =
    `${wanted.length} 个状态，${pictures.length} 张图，${pictures.filter(({ verdict }) => verdict === 'changed').length} 张有变化`
}
form.addEventListener('input', show)
show()
