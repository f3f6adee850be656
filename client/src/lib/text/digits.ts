/** The digits of a text, those of a Chinese keyboard's full width too: codes are pasted with blanks and words around them. */
export const digitsOf = (text: string): string => text.normalize('NFKC').replace(/\D/g, '')
