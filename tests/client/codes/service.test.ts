import { describeCodes } from './meet.ts'
import { SERVICE_ROWS } from './service.data.ts'

describeCodes(SERVICE_ROWS)
