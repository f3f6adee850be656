export const ws = {
  'WS-0': [
    'tests/contract/wire.test.ts › message %i carries up %s and down %s',
    'tests/server/chat/push.test.ts › the control API pushes',
    'tests/server/chat/login.test.ts › answers the heartbeat with the time of the site',
  ],
  'WS-10001': [
    'tests/contract/wire.test.ts › message %i carries up %s and down %s',
    'tests/server/chat/push.test.ts › the control API pushes',
    'tests/client/chat.test.tsx › a member says first who it is, with its token and a jwt just fetched, and only then joins',
  ],
  'WS-10002': [
    'tests/contract/wire.test.ts › message %i carries up %s and down %s',
    'tests/server/chat/talk.test.ts › answers who joins with its state, and tells the others',
  ],
  'WS-10003': [
    'tests/contract/wire.test.ts › message %i carries up %s and down %s',
    'tests/server/chat/push.test.ts › the control API pushes',
    'tests/server/chat/talk.test.ts › hears a word in order, each once, with the sender’s own number',
  ],
  'WS-10004': [
    'tests/contract/wire.test.ts › message %i carries up %s and down %s',
    'tests/server/chat/push.test.ts › the control API pushes',
    'tests/server/chat/talk.test.ts › until a mute runs out',
  ],
  'WS-10005': [
    'tests/contract/wire.test.ts › message %i carries up %s and down %s',
    'tests/server/chat/push.test.ts › the control API pushes',
    'tests/client/chat.test.tsx › gifts, predictions, withdrawn lines, a cleared and a destroyed room are shown as such',
  ],
  'WS-10006': [
    'tests/contract/wire.test.ts › message %i carries up %s and down %s',
    'tests/server/chat/push.test.ts › the control API pushes',
    'tests/client/chat.test.tsx › the room’s states take the field away and give it back',
  ],
  'WS-10007': [
    'tests/contract/wire.test.ts › message %i carries up %s and down %s',
    'tests/server/chat/push.test.ts › the control API pushes',
    'tests/client/chat.test.tsx › the room’s states take the field away and give it back',
  ],
  'WS-10008': [
    'tests/contract/wire.test.ts › message %i carries up %s and down %s',
    'tests/server/chat/push.test.ts › the control API pushes',
    'tests/server/chat/talk.test.ts › answers who joins with its state, and tells the others',
  ],
  'WS-10009': [
    'tests/contract/wire.test.ts › message %i carries up %s and down %s',
    'tests/server/chat/push.test.ts › the control API pushes',
    'tests/client/chat.test.tsx › the room’s states take the field away and give it back',
  ],
  'WS-10011': [
    'tests/contract/wire.test.ts › message %i carries up %s and down %s',
    'tests/server/chat/push.test.ts › the control API pushes',
    'tests/server/chat/talk.test.ts › pages back by 10011 and by HTTP alike, newest first, fifteen at a time',
    'tests/client/chat.test.tsx › older lines come a page at a time until there are none',
  ],
  'WS-10013': [
    'tests/contract/wire.test.ts › message %i carries up %s and down %s',
    'tests/server/chat/push.test.ts › the control API pushes',
    'tests/client/chat.test.tsx › gifts, predictions, withdrawn lines, a cleared and a destroyed room are shown as such',
  ],
  'WS-10014': [
    'tests/contract/wire.test.ts › message %i carries up %s and down %s',
    'tests/server/chat/push.test.ts › the control API pushes',
    'tests/server/chat/push.test.ts › the score of a match to its room, with a line for the event and cheers after it',
  ],
  'WS-10015': [
    'tests/contract/wire.test.ts › message %i carries up %s and down %s',
    'tests/server/chat/push.test.ts › the control API pushes',
    'tests/client/chat.test.tsx › gifts, predictions, withdrawn lines, a cleared and a destroyed room are shown as such',
  ],
  'WS-10016': [
    'tests/contract/wire.test.ts › message %i carries up %s and down %s',
    'tests/server/chat/push.test.ts › the control API pushes',
    'tests/server/chat/talk.test.ts › answers who joins with its state, and tells the others',
  ],
  'WS-10017': [
    'tests/contract/wire.test.ts › message %i carries up %s and down %s',
    'tests/server/chat/push.test.ts › the control API pushes',
    'tests/client/chat.test.tsx › gifts, predictions, withdrawn lines, a cleared and a destroyed room are shown as such',
  ],
  'WS-10018': [
    'tests/contract/wire.test.ts › message %i carries up %s and down %s',
    'tests/server/chat/push.test.ts › the control API pushes',
    'tests/client/chat.test.tsx › gifts, predictions, withdrawn lines, a cleared and a destroyed room are shown as such',
  ],
  'WS-10019': [
    'tests/contract/wire.test.ts › message %i carries up %s and down %s',
    'tests/server/chat/push.test.ts › the control API pushes',
    'tests/client/chat.test.tsx › a visitor says first that it is a guest, without asking for a jwt',
  ],
  'WS-60000': [
    'tests/contract/wire.test.ts › message %i carries up %s and down %s',
    'tests/server/chat/push.test.ts › the control API pushes',
    'client/src/realtime/reactions.test.ts › every message id and every kind of notification has its reaction',
  ],
} satisfies Record<string, readonly string[]>
