import type { Plugin, Rolldown } from 'vite'

/**
 * Writes `version.json` into the build, and the same version into the pages: the address of the
 * app's entry, whose name contains a hash of everything that it imports.
 */
export function version(): Plugin {
  return {
    name: 'sixpence-version',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) =>
        html.replace('<html ', `<html data-version="${versionOf(bundle)}" `),
    },
    generateBundle(_options, bundle) {
      const source = JSON.stringify({ version: versionOf(bundle) })
      this.emitFile({ type: 'asset', fileName: 'version.json', source })
    },
  }
}

function versionOf(bundle: Rolldown.OutputBundle = {}): string {
  const entry = Object.values(bundle).find(
    file => file.type === 'chunk' && file.isEntry && file.name === 'index',
  )
  if (!entry) throw new Error('The build has no entry.')
  return `/${entry.fileName}`
}
