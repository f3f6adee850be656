import type { z } from 'zod'

/** up: client to server · down: server to client. A message that goes both ways has both schemas. */
export interface Message<
  Id extends number = number,
  Up extends z.ZodType | undefined = z.ZodType | undefined,
  Down extends z.ZodType | undefined = z.ZodType | undefined,
> {
  msgId: Id
  summary: string
  up: Up
  down: Down
}

/** Declares one websocket message id; the frame is {msgId, msgData} as JSON text. */
export const message = <
  const Id extends number,
  Up extends z.ZodType | undefined = undefined,
  Down extends z.ZodType | undefined = undefined,
>(
  msgId: Id,
  options: { summary: string; up?: Up; down?: Down },
): Message<Id, Up, Down> => ({
  msgId,
  summary: options.summary,
  up: options.up as Up,
  down: options.down as Down,
})

export type UpData<M extends Message> = M['up'] extends z.ZodType ? z.output<M['up']> : never
export type DownData<M extends Message> = M['down'] extends z.ZodType ? z.input<M['down']> : never

/** A frame on the wire of the chat. */
export interface Frame<T = unknown> {
  msgId: number
  msgData: T
}
