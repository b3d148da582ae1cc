import { scopeStyles } from '@sixpence/tooling/styles'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'
import { firstScript } from './build/first-script.ts'
import { loader } from './build/loader.ts'
import { precompress } from './build/precompress.ts'
import { signInStyle } from './build/sign-in-style.ts'
import { version } from './build/version.ts'
import { words } from './build/words.ts'

export default defineConfig({
  plugins: [react(), words(), firstScript(), signInStyle(), loader(), version(), precompress()],
  resolve: { conditions: ['@sixpence/source', ...defaultClientConditions] },
  css: { postcss: { plugins: [scopeStyles()] } },
  build: {
    outDir: 'dist/client',
    manifest: true,
    // A data: address would need a hole in the content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: [
        'sign-in.html',
        'index.html',
        'embed.html',
        'camera.html',
        'capture.html',
        'signing.html',
      ],
      output: {
        codeSplitting: {
          groups: [
            // Three files to the sign-in, not fourteen: they compress better, and a new version of
            // the app leaves what it is made of in the cache. The router comes later.
            {
              name: 'libraries',
              tags: ['$initial'],
              test: /[\\/]node_modules[\\/](?!\.pnpm|@tanstack|isbot|seroval|cookie-es)/,
            },
            // What strangers' pages alone need stays with their entry; so does what the whole app
            // begins with.
            {
              name: 'sixpence',
              tags: ['$initial'],
              test: /[\\/]packages[\\/](?!embed[\\/])[^\\/]+[\\/]src[\\/].*\.tsx?$|[\\/]bank[\\/]src[\\/](app-config|client[\\/]open-client|guards[\\/]end-|locale|routing[\\/](internal|tidy)-|session[\\/](session-memory|mark-|auth-secret)|shell[\\/](brand-|cover-|language-|locale-|public-frame|use-)|sign-in[\\/](sign-in-panel|one-moment)|start[\\/](boot|cookies))/,
            },
            { name: 'router', tags: ['$initial'], test: /[\\/]node_modules[\\/]/ },
          ],
        },
      },
    },
  },
})
