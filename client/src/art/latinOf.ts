/** The Latin line belongs to the brand's own name; under another one (preInfo) it would be somebody else's. */
export const latinOf = (brand: string): string => (/^澄[湾灣]$/.test(brand) ? 'CHENGWAN' : '')
