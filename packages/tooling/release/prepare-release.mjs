// `pnpm prepare-release`: what is known against the dependencies that users get, and a list of them
// (CycloneDX) for each published package, in `sbom/`.
import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { manifestIn, publishedFolders } from '../packed/pack-all.mjs'
import { childEnvironment, ensurePnpm, runPnpm } from '../run/pinned-pnpm.mjs'
import { ROOT } from '../run/root.mjs'
import { auditVerdict } from './audit-verdict.mjs'

const SBOM = `${ROOT}/sbom`

ensurePnpm()
process.exitCode = Math.max(audit(), listDependencies())

function audit() {
  const options = { cwd: ROOT, env: childEnvironment(), encoding: 'utf8' }
  const { mark, lines } = auditVerdict(spawnSync('pnpm', ['audit', '--prod', '--json'], options))
  for (const line of lines) console.log(`${mark} advisories: ${line}`)
  return mark === '✖' ? 1 : 0
}

function listDependencies() {
  rmSync(SBOM, { recursive: true, force: true })
  mkdirSync(SBOM)
  const filters = publishedFolders().flatMap(folder => ['--filter', manifestIn(folder).name])
  const format = ['--sbom-format', 'cyclonedx', '--prod', '--split', '--out', `${SBOM}/%s.cdx.json`]
  const code = runPnpm([...filters, 'sbom', ...format], { quiet: true })
  if (code === 0) console.log(`✔ sbom/: ${readdirSync(SBOM).length} packages`)
  return code
}
