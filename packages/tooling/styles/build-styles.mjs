import { readFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import postcss from 'postcss'

/**
 * Writes style sheets of the package in the working directory, minified, because not every host has
 * a bundler that does it.
 *
 * @param {[name: string, source: string][]} sheets E.g. `[['cards.css', 'src/cards.css']]`.
 */
export async function buildStyles(sheets) {
  const config = await import(pathToFileURL(resolve('postcss.config.mjs')).href)
  const { plugins } = config.default
  await build({
    entryPoints: sheets.map(([name, source]) => ({
      in: source,
      out: name.replace(/[.]css$/, ''),
    })),
    outdir: 'dist',
    bundle: true,
    minify: true,
    plugins: [processed(new Set(sheets.map(([, source]) => resolve(source))), plugins)],
  })
}

const processed = (sources, plugins) => ({
  name: 'sixpence-styles',
  setup({ onLoad }) {
    onLoad({ filter: /[.]css$/ }, async ({ path }) => {
      // A theme is taken as it is.
      if (!sources.has(path)) return undefined
      const { css } = await postcss(plugins).process(await readFile(path, 'utf8'), { from: path })
      return { contents: css, loader: 'css', resolveDir: dirname(path) }
    })
  },
})
