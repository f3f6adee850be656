/** The console as Taiwan writes it: the build makes it (scripts/build/traditional.mjs). */
declare module '*/Console.tsx?zh-TW' {
  export { Console } from './Console.tsx'
}
