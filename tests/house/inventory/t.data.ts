export const t = {
  'T-MARQ-300': [
    'client/src/app/globals/marquee.test.ts › a title of sixteen characters turns by one every 300 ms, until it ends',
    'client/src/app/globals/marquee.test.ts › a title of fifteen characters stands still',
  ],
  'T-FP-3': [
    'client/src/features/auth/parts/RetrievalDone.test.tsx › a password that was set anew leads back to the login after three seconds, not before',
  ],
  'T-CODE-60': [
    'client/src/ui/CodeButton/CodeButton.test.tsx › a sent code blocks the button for sixty seconds, then tells that it is over',
    'tests/server/sendCode.test.ts › auth.sendCodeOne SIXTY_SECOND_LIMIT',
  ],
  'T-HB-10': [
    'client/src/realtime/socket.test.ts › the first frame is the login, then a heartbeat every ten seconds, none after the end',
    'client/src/realtime/socket.test.ts › beats every ten seconds, comes back after five, and sends what waits each 300 ms',
  ],
  'T-RECON-5': [
    'client/src/realtime/socket.test.ts › close and error of one break give one reconnect, after five seconds, with a fresh login',
    'client/src/realtime/socket.test.ts › beats every ten seconds, comes back after five, and sends what waits each 300 ms',
  ],
  'T-SEND-300': [
    'client/src/realtime/socket.test.ts › what is sent while connecting arrives in order, once, within 300 ms of the opening',
    'client/src/realtime/socket.test.ts › beats every ten seconds, comes back after five, and sends what waits each 300 ms',
  ],
  'T-LOAD-3': [
    'tests/client/globals.test.tsx › says 加载中... and goes after three seconds when asked to',
    'tests/client/globals.test.tsx › stays until it is dismissed otherwise',
  ],
  'T-NET-30': [
    'client/src/api/send.test.ts › no answer within thirty seconds is given up',
    'client/src/api/send.test.ts › an answer after twenty-nine seconds is taken',
  ],
  'T-REG-500': [
    'client/src/app/globals/RegisterPrompt.test.tsx › register=1 asks a visitor after half a second, not before',
  ],
} satisfies Record<string, readonly string[]>
