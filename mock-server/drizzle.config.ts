import { defineConfig } from 'drizzle-kit'

// `npm run migrations`; the server itself applies them when it opens a database.
export default defineConfig({
  dialect: 'sqlite',
  schema: './src/**/*.table.ts',
  out: './src/db/migrations',
})
