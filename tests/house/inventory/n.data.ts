export const n = {
  'N-01': [
    'tests/server/core/pipeline.test.ts › of POST is 6004 by GET, and the two of GET by POST',
    'client/src/api/api.test.ts › the lists of GET and of cached calls are the contract’s',
    'tests/client/authWire.test.tsx › every call says who sends it: client, version, request, device, token, site, fingerprint and language',
  ],
  'N-HDR-1': [
    'tests/client/authWire.test.tsx › every call says who sends it: client, version, request, device, token, site, fingerprint and language',
    'tests/server/core/pipeline.test.ts › is refused with 6003 without client type or site',
  ],
  'N-HDR-2': [
    'tests/client/authWire.test.tsx › every call says who sends it: client, version, request, device, token, site, fingerprint and language',
  ],
  'N-HDR-3': [
    'tests/client/authWire.test.tsx › every call says who sends it: client, version, request, device, token, site, fingerprint and language',
    'client/src/api/api.test.ts › a call carries headers, a fresh request id and the time that the server can open',
  ],
  'N-HDR-4': [
    'tests/client/authWire.test.tsx › every call says who sends it: client, version, request, device, token, site, fingerprint and language',
    'client/src/api/api.test.ts › a call carries headers, a fresh request id and the time that the server can open',
  ],
  'N-HDR-5': [
    'tests/client/authWire.test.tsx › every call says who sends it: client, version, request, device, token, site, fingerprint and language',
    'tests/server/fuzz.test.ts › refuses every member call without a token, with a wrong one and with one of another world',
  ],
  'N-HDR-6': [
    'tests/client/authWire.test.tsx › every call says who sends it: client, version, request, device, token, site, fingerprint and language',
    'tests/server/core/pipeline.test.ts › is refused with 6003 without client type or site',
  ],
  'N-HDR-7': [
    'tests/client/authWire.test.tsx › every call says who sends it: client, version, request, device, token, site, fingerprint and language',
  ],
  'N-02': ['client/src/api/send.test.ts › no answer within thirty seconds is given up'],
  'N-03': [
    'tests/client/authWire.test.tsx › every call says who sends it: client, version, request, device, token, site, fingerprint and language',
    'client/src/api/api.test.ts › a call carries headers, a fresh request id and the time that the server can open',
    'tests/server/core/pipeline.test.ts › is refused with 6003 when its time is more than five minutes off, either way',
    'tests/server/core/pipeline.test.ts › is refused with 6003 without its blobs, and passes when the world does not check them',
  ],
  'N-04': [
    'client/src/api/api.test.ts › with the safe switch on neither path nor payload can be read, and the answer is understood',
    'tests/client/startup.test.tsx › with the safe switch on the site works and no path or body can be read',
  ],
  'N-05': [
    'tests/server/core/pipeline.test.ts › answers status_code, data and message, whatever it answers',
    'client/src/api/api.test.ts › %s is the trouble of the service, told once',
  ],
  'N-06': [
    'client/src/api/api.test.ts › an answer is asked for once per path and body',
    'client/src/api/api.test.ts › the next member never sees the former one’s answers',
  ],
  'N-07': [
    'tests/contract/covered.test.ts › has a test of each declared outcome of every call',
    'tests/server/fuzz.test.ts › $id answers an envelope with a code that it declares and writes nothing when it refuses',
  ],
  'N-08': [
    'client/src/api/send.test.ts › a backend’s XSRF-TOKEN cookie comes back as its header, and there is none without it',
  ],
} satisfies Record<string, readonly string[]>
