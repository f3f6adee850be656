// openapi-typescript writes by the compiler's own interface, which TypeScript 7 no longer has.
import { registerHooks } from 'node:module'

const OLDER = import.meta.resolve('typescript-5')

registerHooks({
  resolve: (name, context, next) => next(name === 'typescript' ? OLDER : name, context),
})
