import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  root: import.meta.dirname,
  base: '/__mock/',
  plugins: [react()],
  css: { postcss: `${import.meta.dirname}/../../client` },
  // Its own output: nothing of it reaches the player.
  build: { outDir: '../../dist/console', emptyOutDir: true, target: 'es2022' },
})
