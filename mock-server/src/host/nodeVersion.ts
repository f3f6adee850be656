/** The first Node that the driver's native part runs on; an older one is ended by it. */
const NATIVE = 22

export const isOlder = (node: string): boolean => Number(node.split('.')[0]) < NATIVE
