import { slice } from './slice.ts'
import footer from './zh-CN/footer.json'

export const { useText: useFooterText } = slice('footer', footer)
