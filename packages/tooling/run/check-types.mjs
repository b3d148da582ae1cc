// `pnpm types`: all that is written in TypeScript, as one program with one checker: each package alone
// checks again what it imports, and each further checker works out the same types anew.
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
