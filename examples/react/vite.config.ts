import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react()],
  // The only variable that the page may read.
  envPrefix: 'SIXPENCE_API',
  server: {
    host: '127.0.0.1',
    port: Number(process.env['SIXPENCE_REACT_PORT'] ?? 4330),
    strictPort: true,
  },
  build: { outDir: isSsrBuild ? 'dist/server' : 'dist/client', chunkSizeWarningLimit: 1_000 },
  // The server imports the installed packages, as Node would without Vite.
  ssr: { external: ['@sixpence/core', '@sixpence/react'] },
}))
