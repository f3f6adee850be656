import { AGREEMENT_REQUIRED } from '../texts.ts'

/** Registration needs the ticked box (V-REG-10). */
export const agreementError = (isAgreed: boolean): string | null => (isAgreed ? null : AGREEMENT_REQUIRED)
