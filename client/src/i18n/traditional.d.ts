/** A slice as Taiwan writes it, with the same keys: the build makes it (scripts/build/traditional.mjs). */
declare module '*.json?zh-TW' {
  const texts: Readonly<Record<string, string>>
  export default texts
}
