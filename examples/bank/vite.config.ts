import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'
import { loader } from './build/loader.ts'
import { precompress } from './build/precompress.ts'
import { startPage } from './build/start-page.ts'
import { version } from './build/version.ts'
import { words } from './build/words.ts'

export default defineConfig({
  plugins: [react(), words(), startPage(), loader(), version(), precompress()],
  resolve: { conditions: ['@sixpence/source', ...defaultClientConditions] },
  build: {
    outDir: 'dist/client',
    manifest: true,
    // A data: address would need a hole in the content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Three files to the first page, not fourteen: they compress better, and a new version of the
    // app leaves what it is made of in the cache.
    rolldownOptions: {
      input: ['index.html', 'embed.html'],
      output: {
        codeSplitting: {
          groups: [
            { name: 'libraries', tags: ['$initial'], test: /[\\/]node_modules[\\/]/ },
            // What strangers' pages alone need stays with their entry.
            {
              name: 'sixpence',
              tags: ['$initial'],
              test: /[\\/]packages[\\/](?!embed[\\/])[^\\/]+[\\/]src[\\/]/,
            },
            // A file each for a line or two is more than the lines.
            {
              name: 'shell',
              tags: ['$initial'],
              test: /[\\/]src[\\/](client[\\/]open-|routing[\\/]internal-path|session[\\/]session-memory|shell[\\/](brand-logo|use-screen-title)\b)/,
            },
          ],
        },
      },
    },
  },
})
