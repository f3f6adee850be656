import { beginAfresh } from '../harness.ts'
import { expectRealTimers } from './realTimers.ts'
import './sockets.ts'

// Test files of one worker share the modules, for loading them costs more than most tests; they share nothing else.
expectRealTimers()
beginAfresh()
