import { packageBuild } from '@sixpence/tooling/tsup'

export default packageBuild({ index: 'src/index.ts' })
