/** One look for the mock's own small pages, light and dark by the reader's preference. */
export const PAGE_STYLE = `
:root{color-scheme:light dark;--ground:#f6f4ef;--card:#fff;--text:#1c2333;--soft:#5b6478;--line:#e4e0d6;--brand:#1f4fd8;--on:#fff;--mark:#8a5a00}
@media (prefers-color-scheme:dark){:root{--ground:#0f1623;--card:#182133;--text:#eef2fa;--soft:#a3aec4;--line:#2a364d;--brand:#6e9bff;--on:#0b1220;--mark:#f0c36a}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:24px;background:var(--ground);color:var(--text);font:16px/1.6 "PingFang SC","Microsoft YaHei","Noto Sans SC",sans-serif}
.card{width:min(440px,100%);background:var(--card);border:1px solid var(--line);border-radius:16px;padding:32px;box-shadow:0 12px 40px rgb(15 22 35/.08)}
.mark{display:inline-block;margin:0 0 12px;padding:2px 10px;border:1px solid currentColor;border-radius:99px;color:var(--mark);font-size:13px}
h1{margin:0;font-size:22px}
.amount{margin:8px 0 16px;font-size:36px;font-weight:700;font-variant-numeric:tabular-nums}
dl{margin:0 0 24px;border-top:1px solid var(--line)}
dl div{display:flex;justify-content:space-between;gap:16px;padding:10px 0;border-bottom:1px solid var(--line)}
dt{flex:none;color:var(--soft)}dd{margin:0;text-align:right;word-break:keep-all;overflow-wrap:anywhere}
@media (width<480px){body{padding:16px}.card{padding:24px 20px}}
form{display:flex;gap:12px}
.entry input{flex:3;min-width:0;min-height:44px;padding:0 12px;border:1px solid var(--line);border-radius:10px;background:var(--ground);color:inherit;font:inherit}
.entry{margin:16px 0 0}
button{flex:1;min-height:44px;border:1px solid var(--line);border-radius:10px;background:transparent;color:inherit;font:inherit;cursor:pointer}
button.primary{background:var(--brand);border-color:var(--brand);color:var(--on);font-weight:600}
button:focus-visible,.entry input:focus-visible{outline:3px solid var(--brand);outline-offset:2px}
.wide{width:min(1040px,100%)}
h2{margin:32px 0 8px;font-size:18px}
table{width:100%;border-collapse:collapse;font-size:14px}
th{text-align:left;color:var(--soft);font-weight:500}
th,td{padding:8px 12px 8px 0;border-bottom:1px solid var(--line);vertical-align:top}
code{font-family:ui-monospace,Consolas,monospace;overflow-wrap:anywhere}
a{color:var(--brand)}
.back{display:grid;place-items:center;min-height:44px;margin-top:12px;border:1px solid var(--line);border-radius:10px;text-decoration:none}
.hint{margin:16px 0 0;color:var(--soft);font-size:14px}
`
