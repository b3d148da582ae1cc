// `pnpm walls`: checks every import and every file name against the table. `--write` updates the
// linter's part.
import { readFileSync, writeFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { generateSources } from '../generated/generate-sources.mjs'
import { formatted } from '../run/formatted.mjs'
import { ROOT } from '../run/root.mjs'
import { cruiseImports } from './cruise-imports.mjs'
import { folderFaults } from './folder-faults.mjs'
import { lintOverrides } from './lint-walls.mjs'
import { nameFaults, trackedFiles } from './name-faults.mjs'

const FIXTURES = 'packages/tooling/walls/fixtures'
const lintFile = `${ROOT}/.oxlintrc.json`
const lint = JSON.parse(readFileSync(lintFile, 'utf8'))

if (process.argv.includes('--write')) {
  const text = JSON.stringify({ ...lint, overrides: lintOverrides() })
  writeFileSync(lintFile, await formatted('.oxlintrc.json', text))
  process.exit()
}

// An import that leads nowhere goes through a wall.
generateSources()
const folders = ['packages', 'examples', 'brands', 'locales', '.storybook']
const faults = [
  ...(await cruiseImports(folders, { exclude: [`^${FIXTURES}`] })).map(
    ({ rule, from, to }) => `${rule}: ${from} → ${to}`,
  ),
  ...nameFaults().filter(fault => !fault.includes(FIXTURES)),
  ...folderFaults(trackedFiles()),
]
if (!isDeepStrictEqual(lint.overrides, JSON.parse(JSON.stringify(lintOverrides()))))
  faults.push('lint-walls: .oxlintrc.json is behind the table; run `pnpm walls --write`')

for (const fault of faults) console.error(`✖ ${fault}`)
console.log(faults.length === 0 ? 'The walls hold.' : `${faults.length} places go through a wall.`)
process.exitCode = faults.length === 0 ? 0 : 1
