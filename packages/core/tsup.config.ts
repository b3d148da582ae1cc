import { packageBuild } from '@sixpence/tooling/tsup'

export default packageBuild({
  index: 'src/index.ts',
  session: 'src/session/index.ts',
  brand: 'src/brand/index.ts',
  money: 'src/money/index.ts',
  locale: 'src/locale/index.ts',
  shell: 'src/shell/index.ts',
  browser: 'src/platform/browser-platform.ts',
  node: 'src/platform/node-platform.ts',
})
