export const wsl = {
  'WSL-01': [
    'tests/server/chat/port.test.ts › opens a line on which a guest logs in and joins',
    'tests/server/chat/port.test.ts › as a plain call says that it is a websocket',
  ],
  'WSL-02': [
    'tests/client/chat.test.tsx › a member says first who it is, with its token and a jwt just fetched, and only then joins',
    'tests/client/chat.test.tsx › a visitor says first that it is a guest, without asking for a jwt',
  ],
  'WSL-03': [
    'client/src/realtime/socket.test.ts › the first frame is the login, then a heartbeat every ten seconds, none after the end',
    'client/src/realtime/socket.test.ts › beats every ten seconds, comes back after five, and sends what waits each 300 ms',
  ],
  'WSL-04': [
    'client/src/realtime/socket.test.ts › close and error of one break give one reconnect, after five seconds, with a fresh login',
  ],
  'WSL-05': [
    'client/src/realtime/socket.test.ts › what is sent while connecting arrives in order, once, within 300 ms of the opening',
  ],
  'WSL-06': [
    'client/src/realtime/socket.test.ts › another identity closes the old wire and opens one new at once',
    'tests/server/chat/login.test.ts › ends with the session: the next frame closes the connection',
  ],
  'WSL-07': [
    'tests/server/chat/talk.test.ts › pages back by 10011 and by HTTP alike, newest first, fifteen at a time',
    'tests/client/chat.test.tsx › older lines come a page at a time until there are none',
  ],
  'WSL-08': [
    'tests/server/chat/talk.test.ts › from a guest',
    'tests/client/chat.test.tsx › a visitor reads along and is asked to log in to talk',
  ],
  'WSL-09': ['tests/server/chat/login.test.ts › is closed after thirty seconds without a frame, not before'],
} satisfies Record<string, readonly string[]>
