import { packageBuild } from '@sixpence/tooling/tsup'

export default packageBuild(
  { index: 'src/index.ts', page: 'src/page.ts', bin: 'src/node/bin.ts' },
  // Node 20.19 and later can require ESM; the embedded Postgres is one as well.
  { format: ['esm'], inlined: [/^@sixpence\/locales/] },
)
