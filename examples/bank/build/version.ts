import type { Plugin } from 'vite'

/**
 * Lays `version.json` into the build: the address of the page's first script, whose name holds a
 * hash of all that it leads to.
 */
export function version(): Plugin {
  return {
    name: 'sixpence-version',
    apply: 'build',
    generateBundle(_options, bundle) {
      const first = Object.values(bundle).find(
        file => file.type === 'chunk' && file.isEntry && file.name === 'index',
      )
      if (!first) return this.error('The build has no first script.')
      const source = JSON.stringify({ version: `/${first.fileName}` })
      this.emitFile({ type: 'asset', fileName: 'version.json', source })
    },
  }
}
