import { serveSockets } from '../../../mock-server/src/host/websocket.ts'
import { app } from '../harness.ts'

// Once for all files of a worker, before the first request: no route can be added after it.
serveSockets(app)
