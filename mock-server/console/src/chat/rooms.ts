export interface Room {
  rid: string
  title: string
  status: string
  listeners: number
  online: number
}
export interface Rooms {
  rooms: Room[]
  status: string
  minVip: number
  connections: number
}
