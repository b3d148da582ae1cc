import { entryPoints, packageBuild } from '@sixpence/tooling/tsup'
import manifest from './package.json' with { type: 'json' }

export default packageBuild(entryPoints(manifest), { isForPages: true })
