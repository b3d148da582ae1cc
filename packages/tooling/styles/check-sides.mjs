// Refuses style sheets that name the left or the right. Theirs that only stand for a host's in tests
// aren't ours.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../run/root.mjs'
import { physicalSides } from './physical-sides.mjs'

const FILES = ['ls-files', '--cached', '--others', '--exclude-standard', '*.css', ':!:**/e2e/**']

const files = execFileSync('git', FILES, { cwd: ROOT, encoding: 'utf8' })
  .split('\n')
  .filter(Boolean)
const faults = files.flatMap(file =>
  physicalSides(readFileSync(join(ROOT, file), 'utf8')).map(
    ({ line, text }) => `${file}:${line} ${text}`,
  ),
)
for (const fault of faults) console.error(fault)
if (faults.length > 0) {
  console.error('Write start and end instead, or give the reason in a comment: /* physical: … */')
  process.exitCode = 1
}
