const WORLD_NAME = /^[a-z0-9-]{1,40}$/

export const isWorldName = (name: string): boolean => WORLD_NAME.test(name)
export const WORLD_NAME_RULE = '只能用小写字母、数字和短横线，最多 40 个字符'
