import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { traditional } from '../../scripts/build/traditional.mjs'

export default defineConfig({
  root: import.meta.dirname,
  base: '/__mock/',
  plugins: [traditional(), react()],
  css: { postcss: `${import.meta.dirname}/../../client` },
  // Its own output: nothing of it reaches the player.
  build: { outDir: '../../dist/console', emptyOutDir: true, target: 'es2022' },
})
