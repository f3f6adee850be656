import { describe } from 'vitest'
import { describeCodes } from './meet.ts'
import { SERVICE_ROWS } from './service.data.ts'

describe('the codes of feedback, letters, gifts and the dialog that asks for a code [SC-6066]', () => {
  describeCodes(SERVICE_ROWS)
})
