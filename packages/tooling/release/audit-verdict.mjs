/**
 * Returns the verdict of an audit. A registry without advisories gives the verdict `?`: it proves
 * neither findings nor their absence.
 *
 * @param {{ stdout: string; stderr: string }} said By `pnpm audit --json`.
 * @returns {{ mark: '✖' | '✔' | '?'; lines: string[] }}
 */
export function auditVerdict({ stdout, stderr }) {
  const report = reportIn(stdout)
  if (!report) return { mark: '?', lines: [`not reachable: ${reasonIn(stderr)}`] }
  const found = Object.values(report.advisories)
  const { totalDependencies } = report.metadata
  if (found.length === 0)
    return { mark: '✔', lines: [`nothing known against ${totalDependencies} dependencies`] }
  return { mark: '✖', lines: found.map(lineOf) }
}

function reportIn(stdout) {
  try {
    const report = JSON.parse(stdout)
    return report.advisories && report.metadata ? report : undefined
  } catch {
    return undefined
  }
}

/** In one line, without the frame that pnpm draws. */
const reasonIn = stderr =>
  stderr
    .replaceAll(/[│×├╰─▶]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll('/ ', '/')
    .trim() || 'the registry gave no answer'

const lineOf = ({ severity, module_name, findings, title, patched_versions, url }) =>
  `${severity}: ${module_name} ${findings.map(({ version }) => version).join(', ')}: ${title}. ` +
  `Use ${patched_versions}. ${url}`
