import { useDeferredValue } from 'react'

/**
 * Whether what is there is rendered already. What arrives with an answer is rendered in small steps, between which the page
 * answers; what goes is gone at once.
 */
export const useInSteps = (isThere: boolean): boolean => useDeferredValue(isThere) && isThere
