import { scopeStyles } from '@sixpence/tooling/styles'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'
import { codeAhead } from './build/code-ahead.ts'
import { firstChunks } from './build/first-chunks.ts'
import { firstScript } from './build/first-script.ts'
import { laterChunks } from './build/later-chunks.ts'
import { firstStyles } from './build/first-styles.ts'
import { loader } from './build/loader.ts'
import { PAGE_FILES, pages } from './build/pages.ts'
import { precompress } from './build/precompress.ts'
import { version } from './build/version.ts'
import { words } from './build/words.ts'

export default defineConfig({
  plugins: [
    pages(),
    firstChunks(),
    laterChunks(),
    react(),
    words(),
    firstScript(),
    codeAhead(),
    firstStyles(),
    loader(),
    version(),
    precompress(),
  ],
  resolve: { conditions: ['@sixpence/source', ...defaultClientConditions] },
  // It loads the code for workbooks later.
  worker: { format: 'es' },
  css: { postcss: { plugins: [scopeStyles()] } },
  build: {
    outDir: 'dist/client',
    manifest: true,
    // A data: address would need a hole in the content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: [...PAGE_FILES, 'embed.html', 'camera.html', 'capture.html', 'signing.html'],
    },
  },
})
