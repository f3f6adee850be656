export const g = {
  'G-01': [
    'tests/client/launch.test.tsx › says 启动中... before it asks, and stops saying so when it is answered',
    'tests/client/launch.test.tsx › that is refused leaves no indicator and no window',
  ],
  'G-02': [
    'tests/client/launch.test.tsx › of the sport channel keeps its data and opens its page, no window and no frame',
  ],
  'G-03': [
    'client/src/features/venue/launch.rules.test.ts › a web address is embedded when the flag is on',
    'tests/client/launch.test.tsx › of %s opens a window even while the flag is on',
  ],
  'G-04': [
    'tests/client/launch.test.tsx › of a web address opens a window while the site’s flag is off, in the click itself',
  ],
  'G-05': [
    'tests/client/launch.test.tsx › of a path opens it at the own origin in a window',
    'client/src/features/venue/launch.rules.test.ts › %s',
  ],
  'G-06': [
    'tests/client/launch.test.tsx › of anything else stores it and shows the frame: here, or in a new tab while the flag is off',
    'tests/client/launch.test.tsx › of anything else while the flag is off goes to the frame of a new tab',
  ],
  'G-09': [
    'tests/client/globals.test.tsx › that meets a venue activity opens the venue dialog; entering directly launches past it',
    'tests/e2e/story/faults.spec.ts › 6413 forced by the address on any venue is the same dialog, and a transfer in enters too',
  ],
} satisfies Record<string, readonly string[]>
