import type { DownData, Message } from '@app/contract/kit/message'
import type { TracedFrame } from '@app/contract/control/trace'

/** One connected client, whatever carries it. */
export interface Socket {
  readonly id: number
  send(text: string): void
  close(code: number, reason: string): void
}

export interface Connection {
  socket: Socket
  memberId: number | null
  rooms: Set<string>
}

/** The sockets of a world. Frames are built once and written to each socket. */
export interface Hub {
  connect(socket: Socket): Connection
  disconnect(connection: Connection): void
  join(connection: Connection, rid: string): void
  leave(connection: Connection, rid: string): void
  size(rid?: string): number
  toOne<M extends Message>(connection: Connection, message: M, data: DownData<M>): void
  toRoom<M extends Message>(rid: string, message: M, data: DownData<M>): void
  toMember<M extends Message>(memberId: number, message: M, data: DownData<M>): void
  toAll<M extends Message>(message: M, data: DownData<M>): void
  connections(): Iterable<Connection>
  closeAll(code: number, reason: string): void
}

const frame = (message: Message, data: unknown): string =>
  JSON.stringify({ msgId: message.msgId, msgData: data })

/** `afterCommit` holds frames back until the transaction that caused them is safe. */
export const openHub = (
  afterCommit: (work: () => void) => void,
  trace?: { readonly isOn: boolean; frame(frame: TracedFrame): void },
): Hub => {
  const all = new Set<Connection>()
  const rooms = new Map<string, Set<Connection>>()
  const write = (to: Iterable<Connection>, text: string) => {
    for (const { socket } of to) socket.send(text)
  }
  const note = (to: TracedFrame['to'], target: string | null, { msgId }: Message, msgData: unknown) => {
    if (trace?.isOn) trace.frame({ to, target, msgId, msgData })
  }
  const leave = (connection: Connection, rid: string) => {
    connection.rooms.delete(rid)
    const room = rooms.get(rid)
    room?.delete(connection)
    if (room?.size === 0) rooms.delete(rid)
  }
  return {
    connect: (socket) => {
      const connection: Connection = { socket, memberId: null, rooms: new Set() }
      all.add(connection)
      return connection
    },
    disconnect: (connection) => {
      for (const rid of Array.from(connection.rooms)) leave(connection, rid)
      all.delete(connection)
    },
    join: (connection, rid) => {
      connection.rooms.add(rid)
      const room = rooms.get(rid) ?? new Set()
      rooms.set(rid, room.add(connection))
    },
    leave,
    size: (rid) => (rid === undefined ? all.size : (rooms.get(rid)?.size ?? 0)),
    toOne: (connection, message, data) =>
      afterCommit(() => {
        note('one', connection.memberId === null ? null : String(connection.memberId), message, data)
        connection.socket.send(frame(message, data))
      }),
    toRoom: (rid, message, data) =>
      afterCommit(() => {
        note('room', rid, message, data)
        write(rooms.get(rid) ?? [], frame(message, data))
      }),
    toMember: (memberId, message, data) =>
      afterCommit(() => {
        note('member', String(memberId), message, data)
        const text = frame(message, data)
        for (const connection of all) if (connection.memberId === memberId) connection.socket.send(text)
      }),
    toAll: (message, data) =>
      afterCommit(() => {
        note('all', null, message, data)
        write(all, frame(message, data))
      }),
    connections: () => all,
    closeAll: (code, reason) => {
      for (const { socket } of all) socket.close(code, reason)
    },
  }
}
