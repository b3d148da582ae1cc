import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react()],
  // The one variable that the page may know.
  envPrefix: 'SIXPENCE_API',
  server: {
    host: '127.0.0.1',
    port: Number(process.env['SIXPENCE_REACT_PORT'] ?? 4330),
    strictPort: true,
  },
  build: { outDir: isSsrBuild ? 'dist/server' : 'dist/client', chunkSizeWarningLimit: 1_000 },
  // The server takes the packages as they are installed, as Node would without Vite.
  ssr: { external: ['@sixpence/core', '@sixpence/react'] },
}))
