import { FORGET } from './forget.ts'

const TEXTS = {
  'zh-CN': {
    name: '静态演示',
    reset: '重置演示',
    sure: '把全部会员、金额与设置恢复到最初状态？此浏览器里的演示数据会被清除。',
    yes: '重置',
    no: '取消',
    console: '控制台',
  },
  'zh-TW': {
    name: '靜態演示',
    reset: '重置演示',
    sure: '把全部會員、金額與設定恢復到最初狀態？此瀏覽器裡的演示資料會被清除。',
    yes: '重置',
    no: '取消',
    console: '控制台',
  },
}
const STYLE = `
.demo-bar{position:fixed;left:8px;bottom:8px;z-index:190;display:flex;gap:6px;align-items:center;padding:2px 4px 2px 10px;
 border-radius:99px;background:rgb(20 26 40/.86);color:#fff;font:12px/24px system-ui,sans-serif;box-shadow:0 1px 6px rgb(0 0 0/.3)}
.demo-bar a,.demo-bar button{padding:0 8px;border:0;border-radius:99px;background:rgb(255 255 255/.16);color:inherit;font:inherit;text-decoration:none;cursor:pointer}
.demo-bar :is(a,button):is(:hover,:focus-visible){background:rgb(255 255 255/.34)}
.demo-sure{max-width:22rem;border:0;border-radius:12px;padding:20px;font:15px/1.6 system-ui,sans-serif}
.demo-sure::backdrop{background:rgb(0 0 0/.5)}
.demo-sure div{display:flex;gap:8px;justify-content:flex-end;margin-top:16px}
.demo-sure button{padding:6px 16px;border:1px solid #8a94a8;border-radius:8px;background:none;color:inherit;font:inherit;cursor:pointer}
.demo-sure button[value=yes]{border-color:#1f4fd8;background:#1f4fd8;color:#fff}
@media(max-width:640px){.demo-bar{bottom:64px}}
@media print{.demo-bar{display:none}}
`
const words = () => TEXTS[document.documentElement.lang === 'zh-TW' ? 'zh-TW' : 'zh-CN']
const button = (text: string, value = '') =>
  Object.assign(document.createElement('button'), { textContent: text, value })

const askFirst = (home: string) => {
  const { sure, yes, no } = words()
  const dialog = Object.assign(document.createElement('dialog'), { className: 'demo-sure' })
  const form = Object.assign(document.createElement('form'), { method: 'dialog' })
  const choices = document.createElement('div')
  choices.append(button(no, 'no'), button(yes, 'yes'))
  form.append(sure, choices)
  dialog.append(form)
  dialog.setAttribute('aria-label', words().reset)
  dialog.addEventListener('close', () => {
    dialog.remove()
    if (dialog.returnValue === 'yes') location.assign(`${home}${FORGET}`)
  })
  document.body.append(dialog)
  dialog.showModal()
}

/** The demo's own corner: what it is, the console, and the way back to the beginning. */
export const showBar = (home: string): void => {
  const bar = document.createElement('aside')
  bar.className = 'demo-bar'
  const write = () => {
    const { name, reset, console } = words()
    bar.setAttribute('aria-label', name)
    const link = Object.assign(document.createElement('a'), {
      href: `${home}__mock/`,
      target: '_blank',
      textContent: console,
    })
    const back = button(reset)
    back.addEventListener('click', () => askFirst(home))
    bar.replaceChildren(name, link, back)
  }
  write()
  new MutationObserver(write).observe(document.documentElement, { attributeFilter: ['lang'] })
  document.head.append(Object.assign(document.createElement('style'), { textContent: STYLE }))
  document.body.append(bar)
}
