import '@mantine/core/styles.css'
import { createRoot } from 'react-dom/client'

/** As the site that was last seen here is written. */
const locale = /\blocale=zh-TW\b/.test(document.cookie) ? 'zh-TW' : 'zh-CN'
document.documentElement.lang = locale

void (locale === 'zh-TW' ? import('./Console.tsx?zh-TW') : import('./Console.tsx')).then(({ Console }) =>
  createRoot(document.getElementById('root')!).render(<Console />),
)
