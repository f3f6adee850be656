export const draw = (kind: string, key: string): string | null => null
