import { readGraphics } from './read.ts'

postMessage(readGraphics(new OffscreenCanvas(1, 1)))
