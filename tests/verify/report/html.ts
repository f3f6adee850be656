import type { Report, Result } from '../runner/result.ts'

const escaped = (value: unknown): string =>
  String(typeof value === 'string' ? value : JSON.stringify(value, null, 1))
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')

const WORDS: Record<Result['state'], string> = {
  failed: '不符 · differs',
  known: '已知差异 · known',
  notProvable: '无法验证 · not provable',
  passed: '相符 · agrees',
}
const STYLE = `body{font:14px/1.6 system-ui,sans-serif;margin:2rem auto;max-width:70rem;padding:0 1rem;color:#1d2733}
h1{font-size:1.4rem}table{border-collapse:collapse;width:100%}td,th{border-bottom:1px solid #dde3ea;padding:.3rem .5rem;text-align:left;vertical-align:top}
pre{background:#f4f6f9;padding:.5rem;overflow:auto;max-height:20rem;margin:.3rem 0}.pair{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(26rem,100%),1fr));gap:1rem;margin-block:1rem}
.failed{color:#b3261e}.known{color:#8a5a00}.notProvable{color:#4d5a68}.passed{color:#136b3a}code,b,h1{overflow-wrap:anywhere}`

const differing = ({ id, title, differences, pair, reason, state }: Result): string => `<section>
<h3 class="${state}">${escaped(title)} <code>${escaped(id)}</code></h3>
${reason === undefined ? '' : `<p>${escaped(reason)}</p>`}
<table><tr><th>契约 · clause<th>应为 · expected<th>实为 · came</tr>${differences
  .map(
    ({ clause, text, expected, actual }) =>
      `<tr><td><code>${escaped(clause)}</code><br>${escaped(text)}<td><code>${escaped(expected)}</code><td><code>${escaped(actual)}</code></tr>`,
  )
  .join('')}</table>
<div class="pair">${pair
  .map(
    ({ call, request, answer }) =>
      `<div><b>${escaped(call)}</b><pre>${escaped(request)}</pre><pre>${escaped(answer)}</pre></div>`,
  )
  .join('')}</div></section>`

const listed = (results: readonly Result[]): string =>
  `<table>${results
    .map(
      ({ id, title, state, reason = '' }) =>
        `<tr class="${state}"><td><code>${escaped(id)}</code><td>${escaped(title)}<td>${escaped(reason)}</tr>`,
    )
    .join('')}</table>`

/** One page without scripts: what differs first, with its calls; then what couldn't be proved and why; then the rest. */
export const htmlReport = (report: Report): string => {
  const { base, adapter, at, counts, provable, gone, results, seconds, calls } = report
  const of = (state: Result['state']) => results.filter((result) => result.state === state)
  return `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>verify ${escaped(base)}</title><style>${STYLE}</style>
<h1>契约核对 · verify ${escaped(base)}</h1>
<p>${escaped(at)} · ${escaped(adapter)} · ${calls} 次调用 · calls · ${seconds} s</p>
<p>${(Object.keys(WORDS) as Result['state'][]).map((state) => `<b class="${state}">${WORDS[state]} ${counts[state]}</b>`).join(' · ')}</p>
<p>自有结果可验证 · own outcomes provable: ${provable.own}/${provable.of}</p>
${gone.length > 0 ? `<h2 class="failed">已不存在的已知差异 · known differences that have gone</h2><pre>${escaped(gone.join('\n'))}</pre>` : ''}
${of('failed').map(differing).join('')}${of('known').map(differing).join('')}
<details${counts.failed > 0 ? '' : ' open'}><summary>${WORDS.notProvable} ${counts.notProvable}</summary>${listed(of('notProvable'))}</details>
<details><summary>${WORDS.passed} ${counts.passed}</summary>${listed(of('passed'))}</details></html>`
}
