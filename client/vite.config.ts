import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const api = process.env.API_ORIGIN ?? 'http://127.0.0.1:8787'
const proxied = ['/site/', '/act/', '/fd/', '/game/api/', '/stream/api/', '/__mock', '/art/', '/mock/']

export default defineConfig({
  root: import.meta.dirname,
  // The compiler triples the branches that coverage counts, so it is off there (VITEST).
  plugins: [react({ compiler: !process.env.VITEST })],
  css: { postcss: import.meta.dirname },
  server: {
    port: 5173,
    proxy: {
      '/stream/ws': { target: api.replace(/^http/, 'ws'), ws: true },
      ...Object.fromEntries(proxied.map((path) => [path, { target: api }])),
    },
  },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // A manifest would be served to anyone.
    manifest: false,
    target: 'es2022',
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|cookie)\//, priority: 30 },
            { name: 'store', test: /node_modules\/(@reduxjs|react-redux|immer|reselect|redux|redux-thunk|use-sync-external-store)\//, priority: 20 },
          ],
        },
      },
    },
  },
})
