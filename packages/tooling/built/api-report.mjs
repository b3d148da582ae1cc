import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor'
import { ROOT } from '../run/root.mjs'

/** The packages against whose types others write code. */
export const REPORTED = ['protocol', 'core', 'react', 'embed', 'sandbox']

/**
 * Reads the built types of all entry points of a package and compares them with
 * `etc/<package>.api.md`.
 *
 * @param {string} name Of the package's folder.
 * @param {{ isWritten: boolean }} options Whether the report is written where it differs.
 * @returns {string[]} What is wrong with the report.
 */
export function apiReportFaults(name, { isWritten }) {
  const folder = `${ROOT}/packages/${name}`
  const entry = mkdtempSync(join(folder, '.api-report-'))
  const drafts = mkdtempSync(join(tmpdir(), 'sixpence-api-report-'))
  try {
    const file = join(entry, 'index.d.ts')
    writeFileSync(file, allEntryPoints(folder))
    const config = configOf({ name, folder, file, drafts })
    return faultsOf(name, extract(config, isWritten), isWritten)
  } finally {
    for (const made of [entry, drafts]) rmSync(made, { recursive: true, force: true })
  }
}

function extract(config, isWritten) {
  const messages = []
  const result = Extractor.invoke(config, {
    localBuild: isWritten,
    messageCallback: message => {
      if (message.logLevel === ExtractorLogLevel.Error) messages.push(message.text)
      message.handled = true
    },
  })
  return { hasChanged: result.apiReportChanged, messages }
}

const faultsOf = (name, { hasChanged, messages }, isWritten) => [
  ...messages.map(message => `API report of ${name}: ${message}`),
  ...(hasChanged && !isWritten
    ? [`etc/${name}.api.md is not what the package exports: run pnpm api-report, and read its diff`]
    : []),
]

/** One module for all entry points, so that shared exports appear once in the report. */
function allEntryPoints(folder) {
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return Object.entries(exports)
    .map(([path, target]) => [path, target.import?.types ?? target.types])
    .filter(([, types]) => types !== undefined)
    .map(([path, types]) => exportOf(path, `.${types.replace(/\.d\.ts$/, '.js')}`))
    .join('\n')
}

function exportOf(path, file) {
  if (path === '.') return `export * from '${file}'`
  const name = `entry_${path.slice('./'.length).replaceAll('-', '_')}`
  return `import * as ${name} from '${file}'\nexport { ${name} }`
}

const OFF = { default: { logLevel: ExtractorLogLevel.None } }

function configOf({ name, folder, file, drafts }) {
  return ExtractorConfig.prepare({
    packageJsonFullPath: join(folder, 'package.json'),
    configObjectFullPath: undefined,
    configObject: {
      projectFolder: folder,
      mainEntryPointFilePath: file,
      newlineKind: 'lf',
      apiReport: {
        enabled: true,
        reportFolder: `${ROOT}/etc`,
        reportTempFolder: drafts,
        reportFileName: `${name}.api.md`,
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      compiler: { overrideTsconfig: { compilerOptions: COMPILER_OPTIONS, files: [file] } },
      messages: {
        compilerMessageReporting: { default: { logLevel: ExtractorLogLevel.Error } },
        extractorMessageReporting: OFF,
        tsdocMessageReporting: OFF,
      },
    },
  })
}

const COMPILER_OPTIONS = {
  module: 'nodenext',
  moduleResolution: 'nodenext',
  target: 'es2022',
  lib: ['es2023', 'dom', 'dom.iterable'],
  jsx: 'react-jsx',
  strict: true,
  types: [],
}
