export const w = {
  'W-01': [
    'client/src/realtime/socket.test.ts › close and error of one break give one reconnect, after five seconds, with a fresh login',
    'client/src/realtime/socket.test.ts › another identity closes the old wire and opens one new at once',
  ],
  'W-02': [
    'tests/client/chat.test.tsx › a member says first who it is, with its token and a jwt just fetched, and only then joins',
    'tests/client/chat.test.tsx › a visitor says first that it is a guest, without asking for a jwt',
    'client/src/realtime/socket.test.ts › the first frame is the login, then a heartbeat every ten seconds, none after the end',
  ],
  'W-03': [
    'tests/client/chat.test.tsx › a member says first who it is, with its token and a jwt just fetched, and only then joins',
    'tests/client/chat.test.tsx › a visitor says first that it is a guest, without asking for a jwt',
    'client/src/realtime/socket.test.ts › close and error of one break give one reconnect, after five seconds, with a fresh login',
    'tests/server/chat/login.test.ts › with a jwt that is %s closes the connection',
  ],
  'W-PAGE-15': [
    'tests/server/chat/talk.test.ts › pages back by 10011 and by HTTP alike, newest first, fifteen at a time',
    'tests/client/chat.test.tsx › older lines come a page at a time until there are none',
  ],
} satisfies Record<string, readonly string[]>
