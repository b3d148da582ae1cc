// `pnpm types`: checks all TypeScript as one program with one checker. Checking each package
// separately would check its imports again, and each further checker would infer the same types
// again.
import { spawnSync } from 'node:child_process'
import { ROOT } from './root.mjs'

const compiler = `${ROOT}/node_modules/typescript-native/bin/tsc`
const { status } = spawnSync(
  process.execPath,
  [compiler, '-p', 'tsconfig.all.json', '--checkers', '1'],
  {
    cwd: ROOT,
    stdio: 'inherit',
  },
)
process.exitCode = status ?? 1
