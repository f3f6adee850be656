export const c = {
  'C-SPORT-ALL': [
    'contract/src/sport/codes.test.ts › has eleven sports',
    'tests/server/sport/filters.test.ts › the list of all sports holds several',
    'tests/server/sport/filters.test.ts › an unknown %s is refused by its name',
    'tests/client/sportWire.test.tsx › markets and sports are asked for by their codes',
  ],
  'C-SPORT-FT': [
    'contract/src/sport/codes.test.ts › has eleven sports',
    'tests/server/sport/filters.test.ts › the lists of %s hold that sport and no other',
    'tests/server/sport/filters.test.ts › an unknown %s is refused by its name',
    'tests/client/sportWire.test.tsx › markets and sports are asked for by their codes',
  ],
  'C-SPORT-VF': [
    'contract/src/sport/codes.test.ts › has eleven sports',
    'tests/server/sport/filters.test.ts › the lists of %s hold that sport and no other',
    'tests/server/sport/filters.test.ts › an unknown %s is refused by its name',
    'tests/client/sportWire.test.tsx › markets and sports are asked for by their codes',
  ],
  'C-SPORT-BK': [
    'contract/src/sport/codes.test.ts › has eleven sports',
    'tests/server/sport/filters.test.ts › the lists of %s hold that sport and no other',
    'tests/server/sport/filters.test.ts › an unknown %s is refused by its name',
    'tests/client/sportWire.test.tsx › markets and sports are asked for by their codes',
  ],
  'C-SPORT-TN': [
    'contract/src/sport/codes.test.ts › has eleven sports',
    'tests/server/sport/filters.test.ts › the lists of %s hold that sport and no other',
    'tests/server/sport/filters.test.ts › an unknown %s is refused by its name',
    'tests/client/sportWire.test.tsx › markets and sports are asked for by their codes',
  ],
  'C-SPORT-OP': [
    'contract/src/sport/codes.test.ts › has eleven sports',
    'tests/server/sport/filters.test.ts › the lists of %s hold that sport and no other',
    'tests/server/sport/filters.test.ts › an unknown %s is refused by its name',
    'tests/client/sportWire.test.tsx › markets and sports are asked for by their codes',
  ],
  'C-SPORT-SK': [
    'contract/src/sport/codes.test.ts › has eleven sports',
    'tests/server/sport/filters.test.ts › the lists of %s hold that sport and no other',
    'tests/server/sport/filters.test.ts › an unknown %s is refused by its name',
    'tests/client/sportWire.test.tsx › markets and sports are asked for by their codes',
  ],
  'C-SPORT-FS': [
    'contract/src/sport/codes.test.ts › has eleven sports',
    'tests/server/sport/filters.test.ts › champions of today and of later are lists of their own, of every sport or of one',
    'tests/server/sport/filters.test.ts › an unknown %s is refused by its name',
    'tests/client/sportWire.test.tsx › markets and sports are asked for by their codes',
  ],
  'C-SPORT-VB': [
    'contract/src/sport/codes.test.ts › has eleven sports',
    'tests/server/sport/filters.test.ts › the lists of %s hold that sport and no other',
    'tests/server/sport/filters.test.ts › an unknown %s is refused by its name',
    'tests/client/sportWire.test.tsx › markets and sports are asked for by their codes',
  ],
  'C-SPORT-BS': [
    'contract/src/sport/codes.test.ts › has eleven sports',
    'tests/server/sport/filters.test.ts › the lists of %s hold that sport and no other',
    'tests/server/sport/filters.test.ts › an unknown %s is refused by its name',
    'tests/client/sportWire.test.tsx › markets and sports are asked for by their codes',
  ],
  'C-SPORT-TT': [
    'contract/src/sport/codes.test.ts › has eleven sports',
    'tests/server/sport/filters.test.ts › the lists of %s hold that sport and no other',
    'tests/server/sport/filters.test.ts › an unknown %s is refused by its name',
    'tests/client/sportWire.test.tsx › markets and sports are asked for by their codes',
  ],
  'C-MKT-FU': [
    'contract/src/sport/codes.test.ts › has five markets, of which FT is today and no sport',
    'tests/client/sportWire.test.tsx › markets and sports are asked for by their codes',
    'tests/server/sport/filters.test.ts › in-play, today and early are different matches: playing, of this day, of later days',
  ],
  'C-MKT-FT': [
    'contract/src/sport/codes.test.ts › has five markets, of which FT is today and no sport',
    'tests/client/sportWire.test.tsx › markets and sports are asked for by their codes',
    'tests/server/sport/filters.test.ts › in-play, today and early are different matches: playing, of this day, of later days',
  ],
  'C-MKT-RB': [
    'contract/src/sport/codes.test.ts › has five markets, of which FT is today and no sport',
    'tests/client/sportWire.test.tsx › markets and sports are asked for by their codes',
    'tests/server/sport/filters.test.ts › in-play, today and early are different matches: playing, of this day, of later days',
  ],
  'C-MKT-FSFT': [
    'contract/src/sport/codes.test.ts › has five markets, of which FT is today and no sport',
    'tests/client/sportWire.test.tsx › markets and sports are asked for by their codes',
    'tests/server/sport/filters.test.ts › champions of today and of later are lists of their own, of every sport or of one',
  ],
  'C-MKT-FSFU': [
    'contract/src/sport/codes.test.ts › has five markets, of which FT is today and no sport',
    'tests/client/sportWire.test.tsx › markets and sports are asked for by their codes',
    'tests/server/sport/filters.test.ts › champions of today and of later are lists of their own, of every sport or of one',
  ],
  'C-ODDS-E': [
    'contract/src/sport/codes.test.ts › has four odds types; an unknown one is Hong Kong',
    'contract/src/sport/odds.test.ts › %i shows as E %s, H %s, M %s, I %s',
    'tests/client/sport.test.tsx › the prices change their form, not their worth, with the odds type',
  ],
  'C-ODDS-H': [
    'contract/src/sport/codes.test.ts › has four odds types; an unknown one is Hong Kong',
    'contract/src/sport/odds.test.ts › %i shows as E %s, H %s, M %s, I %s',
    'tests/client/sport.test.tsx › the prices change their form, not their worth, with the odds type',
  ],
  'C-ODDS-I': [
    'contract/src/sport/codes.test.ts › has four odds types; an unknown one is Hong Kong',
    'contract/src/sport/odds.test.ts › %i shows as E %s, H %s, M %s, I %s',
    'tests/client/sport.test.tsx › the prices change their form, not their worth, with the odds type',
  ],
  'C-ODDS-M': [
    'contract/src/sport/codes.test.ts › has four odds types; an unknown one is Hong Kong',
    'contract/src/sport/odds.test.ts › %i shows as E %s, H %s, M %s, I %s',
    'tests/client/sport.test.tsx › the prices change their form, not their worth, with the odds type',
  ],
  'C-RES-W': [
    'contract/src/sport/codes.test.ts › has seven codes with their words',
    'tests/server/sport/decisions.test.ts › a ticket of 100 at 0.95 decided %s pays %i cents, and its record says so',
    'client/src/features/sport/parts/TicketCard.test.tsx › a ticket decided %s says %s',
  ],
  'C-RES-LW': [
    'contract/src/sport/codes.test.ts › has seven codes with their words',
    'tests/server/sport/decisions.test.ts › a ticket of 100 at 0.95 decided %s pays %i cents, and its record says so',
    'client/src/features/sport/parts/TicketCard.test.tsx › a ticket decided %s says %s',
  ],
  'C-RES-LL': [
    'contract/src/sport/codes.test.ts › has seven codes with their words',
    'tests/server/sport/decisions.test.ts › a ticket of 100 at 0.95 decided %s pays %i cents, and its record says so',
    'client/src/features/sport/parts/TicketCard.test.tsx › a ticket decided %s says %s',
  ],
  'C-RES-L': [
    'contract/src/sport/codes.test.ts › has seven codes with their words',
    'tests/server/sport/decisions.test.ts › a ticket of 100 at 0.95 decided %s pays %i cents, and its record says so',
    'client/src/features/sport/parts/TicketCard.test.tsx › a ticket decided %s says %s',
  ],
  'C-RES-P': [
    'contract/src/sport/codes.test.ts › has seven codes with their words',
    'tests/server/sport/decisions.test.ts › a ticket of 100 at 0.95 decided %s pays %i cents, and its record says so',
    'client/src/features/sport/parts/TicketCard.test.tsx › a ticket decided %s says %s',
  ],
  'C-RES-D': [
    'contract/src/sport/codes.test.ts › has seven codes with their words',
    'tests/server/sport/decisions.test.ts › a ticket of 100 at 0.95 decided %s pays %i cents, and its record says so',
    'client/src/features/sport/parts/TicketCard.test.tsx › a ticket decided %s says %s',
  ],
  'C-RES-A': [
    'contract/src/sport/codes.test.ts › has seven codes with their words',
    'tests/server/sport/decisions.test.ts › A takes the settlement back: the ticket is open again',
    'client/src/features/sport/parts/TicketCard.test.tsx › a ticket decided %s says %s',
  ],
  'C-RES-D01': [
    'contract/src/sport/codes.test.ts › has the 24 reasons of a cancellation in the order of the specification',
    'tests/server/sport/decisions.test.ts › each of the 24 reasons of a cancellation returns the stake and is named on record',
    'client/src/features/sport/parts/TicketCard.test.tsx › a ticket decided %s says %s',
  ],
  'C-RES-D02': [
    'contract/src/sport/codes.test.ts › has the 24 reasons of a cancellation in the order of the specification',
    'tests/server/sport/decisions.test.ts › each of the 24 reasons of a cancellation returns the stake and is named on record',
    'client/src/features/sport/parts/TicketCard.test.tsx › a ticket decided %s says %s',
  ],
  'C-RES-D03': [
    'contract/src/sport/codes.test.ts › has the 24 reasons of a cancellation in the order of the specification',
    'tests/server/sport/decisions.test.ts › each of the 24 reasons of a cancellation returns the stake and is named on record',
    'client/src/features/sport/parts/TicketCard.test.tsx › a ticket decided %s says %s',
  ],
  'C-RES-D04': [
    'contract/src/sport/codes.test.ts › has the 24 reasons of a cancellation in the order of the specification',
    'tests/server/sport/decisions.test.ts › each of the 24 reasons of a cancellation returns the stake and is named on record',
    'client/src/features/sport/parts/TicketCard.test.tsx › a ticket decided %s says %s',
  ],
  'C-RES-D05': [
    'contract/src/sport/codes.test.ts › has the 24 reasons of a cancellation in the order of the specification',
    'tests/server/sport/decisions.test.ts › each of the 24 reasons of a cancellation returns the stake and is named on record',
    'client/src/features/sport/parts/TicketCard.test.tsx › a ticket decided %s says %s',
  ],
  'C-RES-D06': [
    'contract/src/sport/codes.test.ts › has the 24 reasons of a cancellation in the order of the specification',
    'tests/server/sport/decisions.test.ts › each of the 24 reasons of a cancellation returns the stake and is named on record',
    'client/src/features/sport/parts/TicketCard.test.tsx › a ticket decided %s says %s',
  ],
  'C-RES-D07': [
    'contract/src/sport/codes.test.ts › has the 24 reasons of a cancellation in the order of the specification',
    'tests/server/sport/decisions.test.ts › each of the 24 reasons of a cancellation returns the stake and is named on record',
    'client/src/features/sport/parts/TicketCard.test.tsx › a ticket decided %s says %s',
  ],
  'C-RES-D08': [
    'contract/src/sport/codes.test.ts › has the 24 reasons of a cancellation in the order of the specification',
    'tests/server/sport/decisions.test.ts › each of the 24 reasons of a cancellation returns the stake and is named on record',
    'client/src/features/sport/parts/TicketCard.test.tsx › a ticket decided %s says %s',
  ],
  'C-RES-D09': [
    'contract/src/sport/codes.test.ts › has the 24 reasons of a cancellation in the order of the specification',
    'tests/server/sport/decisions.test.ts › each of the 24 reasons of a cancellation returns the stake and is named on record',
    'client/src/features/sport/parts/TicketCard.test.tsx › a ticket decided %s says %s',
  ],
  'C-RES-D10': [
    'contract/src/sport/codes.test.ts › has the 24 reasons of a cancellation in the order of the specification',
    'tests/server/sport/decisions.test.ts › each of the 24 reasons of a cancellation returns the stake and is named on record',
    'client/src/features/sport/parts/TicketCard.test.tsx › a ticket decided %s says %s',
  ],
  'C-RES-D11': [
    'contract/src/sport/codes.test.ts › has the 24 reasons of a cancellation in the order of the specification',
    'tests/server/sport/decisions.test.ts › each of the 24 reasons of a cancellation returns the stake and is named on record',
    'client/src/features/sport/parts/TicketCard.test.tsx › a ticket decided %s says %s',
  ],
  'C-RES-D12': [
    'contract/src/sport/codes.test.ts › has the 24 reasons of a cancellation in the order of the specification',
    'tests/server/sport/decisions.test.ts › each of the 24 reasons of a cancellation returns the stake and is named on record',
    'client/src/features/sport/parts/TicketCard.test.tsx › a ticket decided %s says %s',
  ],
  'C-RES-D13': [
    'contract/src/sport/codes.test.ts › has the 24 reasons of a cancellation in the order of the specification',
    'tests/server/sport/decisions.test.ts › each of the 24 reasons of a cancellation returns the stake and is named on record',
    'client/src/features/sport/parts/TicketCard.test.tsx › a ticket decided %s says %s',
  ],
  'C-RES-D14': [
    'contract/src/sport/codes.test.ts › has the 24 reasons of a cancellation in the order of the specification',
    'tests/server/sport/decisions.test.ts › each of the 24 reasons of a cancellation returns the stake and is named on record',
    'client/src/features/sport/parts/TicketCard.test.tsx › a ticket decided %s says %s',
  ],
  'C-RES-D15': [
    'contract/src/sport/codes.test.ts › has the 24 reasons of a cancellation in the order of the specification',
    'tests/server/sport/decisions.test.ts › each of the 24 reasons of a cancellation returns the stake and is named on record',
    'client/src/features/sport/parts/TicketCard.test.tsx › a ticket decided %s says %s',
  ],
  'C-RES-D16': [
    'contract/src/sport/codes.test.ts › has the 24 reasons of a cancellation in the order of the specification',
    'tests/server/sport/decisions.test.ts › each of the 24 reasons of a cancellation returns the stake and is named on record',
    'client/src/features/sport/parts/TicketCard.test.tsx › a ticket decided %s says %s',
  ],
  'C-RES-D17': [
    'contract/src/sport/codes.test.ts › has the 24 reasons of a cancellation in the order of the specification',
    'tests/server/sport/decisions.test.ts › each of the 24 reasons of a cancellation returns the stake and is named on record',
    'client/src/features/sport/parts/TicketCard.test.tsx › a ticket decided %s says %s',
  ],
  'C-RES-D18': [
    'contract/src/sport/codes.test.ts › has the 24 reasons of a cancellation in the order of the specification',
    'tests/server/sport/decisions.test.ts › each of the 24 reasons of a cancellation returns the stake and is named on record',
    'client/src/features/sport/parts/TicketCard.test.tsx › a ticket decided %s says %s',
  ],
  'C-RES-D19': [
    'contract/src/sport/codes.test.ts › has the 24 reasons of a cancellation in the order of the specification',
    'tests/server/sport/decisions.test.ts › each of the 24 reasons of a cancellation returns the stake and is named on record',
    'client/src/features/sport/parts/TicketCard.test.tsx › a ticket decided %s says %s',
  ],
  'C-RES-D20': [
    'contract/src/sport/codes.test.ts › has the 24 reasons of a cancellation in the order of the specification',
    'tests/server/sport/decisions.test.ts › each of the 24 reasons of a cancellation returns the stake and is named on record',
    'client/src/features/sport/parts/TicketCard.test.tsx › a ticket decided %s says %s',
  ],
  'C-RES-D21': [
    'contract/src/sport/codes.test.ts › has the 24 reasons of a cancellation in the order of the specification',
    'tests/server/sport/decisions.test.ts › each of the 24 reasons of a cancellation returns the stake and is named on record',
    'client/src/features/sport/parts/TicketCard.test.tsx › a ticket decided %s says %s',
  ],
  'C-RES-D22': [
    'contract/src/sport/codes.test.ts › has the 24 reasons of a cancellation in the order of the specification',
    'tests/server/sport/decisions.test.ts › each of the 24 reasons of a cancellation returns the stake and is named on record',
    'client/src/features/sport/parts/TicketCard.test.tsx › a ticket decided %s says %s',
  ],
  'C-RES-D23': [
    'contract/src/sport/codes.test.ts › has the 24 reasons of a cancellation in the order of the specification',
    'tests/server/sport/decisions.test.ts › each of the 24 reasons of a cancellation returns the stake and is named on record',
    'client/src/features/sport/parts/TicketCard.test.tsx › a ticket decided %s says %s',
  ],
  'C-RES-D24': [
    'contract/src/sport/codes.test.ts › has the 24 reasons of a cancellation in the order of the specification',
    'tests/server/sport/decisions.test.ts › each of the 24 reasons of a cancellation returns the stake and is named on record',
    'client/src/features/sport/parts/TicketCard.test.tsx › a ticket decided %s says %s',
  ],
  'C-KTYPE-1': [
    'tests/contract/payloads.test.ts › keeps the four numberings apart',
    'tests/client/authWire.test.tsx › a registration asks with ktype 1, sends nine fields and logs in once with 99',
    'tests/server/captcha.test.ts › is a picture for registration and both resets, whoever asks',
  ],
  'C-KTYPE-4': [
    'tests/contract/payloads.test.ts › keeps the four numberings apart',
    'tests/client/authWire.test.tsx › asks which captcha with ktype 4 and sends the seven fields, the password as md5',
    'tests/server/captcha.test.ts › is a slider for a login after one wrong password',
  ],
  'C-KTYPE-2': [
    'tests/contract/payloads.test.ts › keeps the four numberings apart',
    'tests/client/authWire.test.tsx › asks with its ktype and sends who it is at each step, nothing of the other way',
    'tests/server/captcha.test.ts › is a picture for registration and both resets, whoever asks',
  ],
  'C-KTYPE-3': [
    'tests/contract/payloads.test.ts › keeps the four numberings apart',
    'tests/client/authWire.test.tsx › asks with its ktype and sends who it is at each step, nothing of the other way',
    'tests/server/captcha.test.ts › is a picture for registration and both resets, whoever asks',
  ],
  'C-CTYPE-2': [
    'tests/contract/payloads.test.ts › keeps the four numberings apart',
    'tests/client/authWire.test.tsx › sends for another code of type 2 by its own way, and by voice where there is a phone',
    'tests/server/sendCode.test.ts › is not sent for a purpose, by a way or in a version that is none, nor for the lower-case field',
  ],
  'C-CTYPE-3': [
    'tests/contract/payloads.test.ts › keeps the four numberings apart',
    'tests/client/authWire.test.tsx › a new device sends for a code of type 3 in eleven fields, and logs in with 99 and that code',
    'tests/server/sendCode.test.ts › is not sent for a purpose, by a way or in a version that is none, nor for the lower-case field',
  ],
  'C-CATE-0': [
    'tests/contract/payloads.test.ts › keeps the four numberings apart',
    'tests/client/authWire.test.tsx › a new device sends for a code of type 3 in eleven fields, and logs in with 99 and that code',
    'tests/server/sendCode.test.ts › is not sent for a purpose, by a way or in a version that is none, nor for the lower-case field',
  ],
  'C-CATE-1': [
    'tests/contract/payloads.test.ts › keeps the four numberings apart',
    'tests/client/authWire.test.tsx › sends for another code of type 2 by its own way, and by voice where there is a phone',
    'tests/server/sendCode.test.ts › may come by voice or e-mail',
    'tests/server/sendCode.test.ts › is not sent for a purpose, by a way or in a version that is none, nor for the lower-case field',
  ],
  'C-CATE-2': [
    'tests/contract/payloads.test.ts › keeps the four numberings apart',
    'tests/client/authWire.test.tsx › sends for another code of type 2 by its own way, and by voice where there is a phone',
    'tests/server/sendCode.test.ts › may come by voice or e-mail',
    'tests/server/sendCode.test.ts › is not sent for a purpose, by a way or in a version that is none, nor for the lower-case field',
  ],
  'C-CRTY': [
    'tests/client/sportWire.test.tsx › the balance of the channel is asked for by its code and stands on the slip',
    'tests/server/sport/filters.test.ts › the channel’s balance is that of CRTY',
  ],
} satisfies Record<string, readonly string[]>
