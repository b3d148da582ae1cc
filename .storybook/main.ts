import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { generateSources } from '@sixpence/tooling/generate'
import { scopeStyles } from '@sixpence/tooling/styles'
import type { StorybookConfig } from '@storybook/react-vite'
import { mergeConfig } from 'vite'

generateSources()

// PGlite is the sandbox's own dependency, so its files are resolved from there.
const sandbox = createRequire(new URL('../packages/sandbox/package.json', import.meta.url))
const pglite = dirname(sandbox.resolve('@electric-sql/pglite'))

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../packages/react/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: vite =>
    mergeConfig(vite, {
      resolve: {
        // Stories use the sources, like tests.
        conditions: ['@sixpence/source', 'module', 'browser', 'development|production'],
        alias: [{ find: /^#pglite\//, replacement: `${pglite}/` }],
      },
      css: { postcss: { plugins: [scopeStyles()] } },
      optimizeDeps: { exclude: ['@electric-sql/pglite'] },
      // The bank in the page is 0.5 MB by itself.
      build: { chunkSizeWarningLimit: 2048 },
    }),
}

export default config
