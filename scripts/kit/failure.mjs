/** A problem that its message explains: printed without a stack. */
export class Failure extends Error {}
