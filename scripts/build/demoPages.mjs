/** Says who the page is until the worker is there, and what to do when that never happens. */
const SPLASH = `<div style="max-width:40rem;margin:30vh auto 0;padding:0 1rem;text-align:center;font:16px/1.8 system-ui,sans-serif">
      <p style="font-size:20px">澄湾 · 静态演示</p>
      <p>正在启动…</p>
      <p style="font-size:13px;opacity:.7">如果一直停在这里：请不要双击 index.html 打开，请用 start.bat、start.sh 或任何静态服务器；文件要放在构建时所说的地方：默认是网址的根目录（https://主机/），子目录（https://主机/demo/）要用 --base=/demo/ 构建。<br>If nothing happens: don't open this by file://, and put the files where they were built for: the root of a host, or the folder given as --base=/demo/.</p>
    </div>`

/** Of an app's scripts the last is its start, and imports the others (firstPaint.mjs). */
const SCRIPTS = /\n\s*<script type="module"[^>]* src="([^"]+)"><\/script>/g
const preload = (path) => `\n    <link rel="modulepreload" crossorigin href="${path}">`

/** The policy for the first visit, when no worker adds the headers yet; frames are told by headers only. */
const metaPolicy = (policy) =>
  `<meta http-equiv="content-security-policy" content="${policy
    .split('; ')
    .filter((rule) => !rule.startsWith('frame-ancestors'))
    .join('; ')}" />`

/** The page of an app with the demo's boot in place of its own start: that one follows when the worker is there. */
export const demoPage = (html, { policy, hasBar }) => {
  const [tag, main] = Array.from(html.matchAll(SCRIPTS)).at(-1) ?? []
  if (!main) throw new Error('no entry in the page of an app')
  const boot = `<script src="/demo/boot.js" defer data-home="/" data-main="${main}"${hasBar ? ' data-bar' : ''}></script>`
  return html
    .replace(tag, `${tag}\n    ${boot}`)
    .replaceAll(SCRIPTS, (_tag, path) => preload(path))
    .replace('<meta charset="utf-8" />', `<meta charset="utf-8" />\n    ${metaPolicy(policy)}`)
    .replace('<div id="root"></div>', `<div id="root">${SPLASH}</div>`)
}

/** A page of the demo for a folder of a host ('/demo/'): its own addresses begin there. */
export const inFolder = (html, home) =>
  html
    .replaceAll(/ (href|src|data-home|data-main)="\/(?!\/)/g, ` $1="${home}`)
    .replaceAll('url(/', `url(${home}`)
