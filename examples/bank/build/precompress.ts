import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const WORTH_COMPRESSING = /\.(js|css|html|svg|json)$/

/**
 * Writes a `.gz` and a `.br` beside each text file of the build, so that the server only has to
 * pick one.
 */
export function precompress(): Plugin {
  let folder = ''
  return {
    name: 'sixpence-precompress',
    apply: 'build',
    configResolved: config => {
      folder = join(config.root, config.build.outDir)
    },
    closeBundle: async () => {
      const files = await readdir(folder, { recursive: true })
      await Promise.all(
        files
          .filter(file => WORTH_COMPRESSING.test(file))
          .map(file => compress(join(folder, file))),
      )
    },
  }
}

async function compress(file: string): Promise<void> {
  const content = await readFile(file)
  const [gzipped, brotlied] = await Promise.all([
    promisify(gzip)(content, { level: 9 }),
    promisify(brotliCompress)(content, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 9 },
    }),
  ])
  await Promise.all([writeFile(`${file}.gz`, gzipped), writeFile(`${file}.br`, brotlied)])
}
