import { useFieldText } from '../i18n/field.ts'

/** What is wrong with a text of more characters than the site takes. It is never cut: half an address is another one. */
export const useTooLong = () => {
  const t = useFieldText()
  return (text: string, max: number): string | null =>
    text.trim().length > max ? t('tooLong', { max }) : null
}
