import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ROOT } from '../run/root.mjs'
import { cruiseImports } from './cruise-imports.mjs'
import { folderFaults } from './folder-faults.mjs'
import { nameFaults, trackedFiles } from './name-faults.mjs'
import { MOST_FILES } from './crowded-folders.mjs'
import { PACKAGES } from './walls.mjs'

const FIXTURES = 'packages/tooling/walls/fixtures/'

describe('the walls against imports', async () => {
  const violations = await cruiseImports([FIXTURES], { prefix: FIXTURES })
  const rulesFor = (file: string) =>
    violations.filter(({ from }) => from === FIXTURES + file).map(({ rule }) => rule)

  it.each([
    ['packages/core/src/transfers/imports-react.ts', 'kept-react'],
    ['packages/core/src/transfers/imports-another-domain.ts', 'core-domain-apart'],
    ['packages/core/src/transfers/imports-past-the-index.ts', 'core-folder-index'],
    ['packages/core/src/session/knows-a-domain.ts', 'core-shared-below-domains'],
    ['packages/core/src/session/imports-node.ts', 'node-in-its-folders'],
    ['packages/core/src/session/imports-the-sandbox.ts', 'core-may-import'],
    ['packages/core/src/session/imports-a-brand.ts', 'core-may-import'],
    ['packages/core/src/transfers/counts-money.ts', 'kept-big-js'],
    ['packages/core/src/session/comes-back.ts', 'no-circular'],
    ['packages/core/src/session/leads-nowhere.ts', 'no-unresolvable'],
    ['packages/core/src/session/needs-a-test-tool.ts', 'no-development-dependency'],
    ['packages/react/src/accounts/imports-the-protocol.ts', 'react-may-import'],
    ['packages/react/src/accounts/imports-spanish.ts', 'react-may-import'],
    ['packages/react/src/accounts/imports-a-brand.ts', 'react-may-import'],
    ['locales/src/imports-core.ts', 'locales-may-import'],
    ['packages/react/src/accounts/imports-the-router.ts', 'kept-tanstack-react-router'],
    ['packages/react/src/accounts/embeds.stories.tsx', 'react-tests-may-import'],
    ['packages/sandbox/src/ledger/imports-core.ts', 'sandbox-may-import'],
    ['packages/sandbox/src/ledger/imports-texts-of-screens.ts', 'sandbox-may-import'],
    ['packages/sandbox/src/ledger/knows-who-owns.ts', 'sandbox-layer-1'],
    ['packages/sandbox/src/accounts/knows-a-card.ts', 'sandbox-layer-2'],
    ['packages/sandbox/src/cards/knows-the-seed.ts', 'sandbox-layer-3'],
    ['packages/sandbox/src/cards/imports-another-domain.ts', 'sandbox-domain-apart'],
    ['packages/protocol/src/transfers/imports-core.ts', 'protocol-may-import'],
    ['packages/embed/src/imports-react.ts', 'kept-react'],
    ['examples/bank/src/imports-past-the-exports.ts', 'core-entry-points'],
  ])('stop %s by %s', (file, rule) => {
    expect(rulesFor(file)).toContain(rule)
  })

  it('let a file through that does nothing forbidden', () => {
    expect(rulesFor('packages/core/src/history/index.ts')).toEqual([])
    expect(rulesFor('packages/core/src/history/list.ts')).toEqual([])
    expect(rulesFor('packages/react/src/accounts/imports-english.ts')).toEqual([])
    expect(rulesFor('packages/sandbox/src/users/imports-by-an-exception.ts')).toEqual([])
    expect(rulesFor('packages/sandbox/src/seed/fills-a-domain.ts')).toEqual([])
  })
})

describe('the walls against globals, arithmetic and words', () => {
  const root = mkdtempSync(join(tmpdir(), 'sixpence-walls-'))
  cpSync(`${ROOT}/${FIXTURES}`, root, { recursive: true })
  const lint = JSON.parse(readFileSync(`${ROOT}/.oxlintrc.json`, 'utf8')) as { jsPlugins: string[] }
  const jsPlugins = lint.jsPlugins.map(plugin => join(ROOT, plugin))
  writeFileSync(
    join(root, '.oxlintrc.json'),
    JSON.stringify({ ...lint, jsPlugins, ignorePatterns: [] }),
  )
  const said = lintedIn(root)
  const rulesFor = (file: string) =>
    said.filter(({ filename }) => filename === file).map(({ code }) => code)

  it.each([
    ['packages/core/src/session/touches-the-page.ts', 'eslint(no-restricted-globals)'],
    ['packages/react/src/accounts/keeps-things.ts', 'eslint(no-restricted-globals)'],
    ['packages/react/src/accounts/needs-the-types-of-node.ts', 'sixpence(no-ambient-names)'],
    ['packages/react/src/accounts/needs-the-types-of-a-bundler.ts', 'sixpence(no-ambient-names)'],
    ['packages/react/src/accounts/asks-by-its-own-endpoint.ts', 'sixpence(no-own-endpoints)'],
    ['packages/react/src/accounts/refreshes-by-tags.ts', 'sixpence(no-own-endpoints)'],
    ['packages/sandbox/src/ledger/reads-the-process.ts', 'eslint(no-restricted-globals)'],
    ['packages/sandbox/src/cards/refuses-by-code.ts', 'sixpence(no-wire-numbers)'],
    ['packages/sandbox/src/cards/compares-a-code.ts', 'sixpence(no-wire-numbers)'],
    ['packages/sandbox/src/cards/knows-a-status-by-number.ts', 'sixpence(no-wire-numbers)'],
    ['packages/core/src/transfers/adds-amounts.ts', 'sixpence(no-amount-arithmetic)'],
    ['packages/core/src/transfers/says-nothing.ts', 'sixpence(documented-exports)'],
    ['packages/core/src/transfers/says-no-type.ts', 'sixpence(documented-exports)'],
    ['packages/core/src/transfers/wishes.ts', 'sixpence(standard-names)'],
    ['packages/core/src/transfers/has-a-door.ts', 'sixpence(standard-names)'],
    ['packages/core/src/transfers/prints.ts', 'eslint(no-console)'],
    ['packages/react/src/accounts/says-words.tsx', 'react(jsx-no-literals)'],
  ])('stop %s by %s', (file, rule) => {
    expect(rulesFor(file)).toContain(rule)
  })

  it('let names and types through that need no other', () => {
    expect(rulesFor('packages/core/src/transfers/named-well.ts')).toEqual([])
  })
})

describe('nameFaults', () => {
  it.each([
    ['packages/core/src/money/utils.ts', 'banned-name'],
    ['packages/core/src/helpers/money.ts', 'banned-name'],
    ['packages/core/src/money/types.ts', 'banned-name'],
    ['packages/core/src/attic/money.ts', 'unknown-folder'],
    ['packages/loans/src/money/loan.ts', 'unknown-package'],
    ['packages/core/src/money/inner/index.ts', 'nested-index'],
  ])('refuses %s as %s', (file, fault) => {
    expect(nameFaults([file]).join()).toContain(fault)
  })

  it('accepts the files of this repository', () => {
    const faults = nameFaults().filter(fault => !fault.includes(FIXTURES))
    expect(faults).toEqual([])
  })
})

describe('folderFaults', () => {
  const folder = 'packages/core/src/money'
  const filled = (count: number) =>
    Array.from({ length: count }, (_, index) => `${folder}/amount-${index}.ts`)

  it('refuses a folder of more files than are found at a glance', () => {
    expect(folderFaults(filled(MOST_FILES), [])).toEqual([])
    expect(folderFaults(filled(MOST_FILES + 1), []).join()).toContain(`crowded-folder: ${folder}`)
  })

  it('counts neither what stands beside a file nor the entry point nor sub-folders', () => {
    const beside = ['amount-0.test.ts', 'amount-0.stories.tsx', 'index.ts', 'rounding/amount.ts']
    const files = [...filled(MOST_FILES), ...beside.map(file => `${folder}/${file}`)]
    expect(folderFaults(files, [])).toEqual([])
  })

  it('lets those that are listed be, as long as they are crowded', () => {
    expect(folderFaults(filled(MOST_FILES + 1), [folder])).toEqual([])
    expect(folderFaults(filled(MOST_FILES), [folder]).join()).toContain(`not-crowded: ${folder}`)
  })

  it('accepts the folders of this repository', () => {
    expect(folderFaults(trackedFiles())).toEqual([])
  })
})

describe('the table', () => {
  const folders = (path: string) =>
    existsSync(path)
      ? readdirSync(path, { withFileTypes: true })
          .filter(entry => entry.isDirectory())
          .map(({ name }) => name)
      : []

  it('knows every package that exists', () => {
    const packages = folders(`${ROOT}/packages`).filter(name => name !== 'tooling')
    expect(Object.keys(PACKAGES).toSorted()).toEqual(packages.toSorted())
  })

  it.each(Object.entries(PACKAGES).filter(([, { layers }]) => layers))(
    'puts every folder of %s in one layer',
    (_name, { layers = [], shared, domains }) => {
      expect(layers.flat().toSorted()).toEqual([...shared, ...domains].toSorted())
    },
  )

  const exceptions = Object.values(PACKAGES).flatMap(rules =>
    Object.entries(rules.exceptions ?? {}).flatMap(([from, into]) =>
      Object.entries(into).map(([to, reason]) => ({ domains: rules.domains, from, to, reason })),
    ),
  )
  it.each(exceptions)('lets $from import $to for a reason', ({ domains, from, to, reason }) => {
    expect(domains).toEqual(expect.arrayContaining([from, to]))
    expect(reason).toMatch(/^[A-Z].{20,}\.$/)
  })

  it.each(Object.entries(PACKAGES))('names the folders of %s and no others', (name, rules) => {
    const actual = folders(`${ROOT}/packages/${name}/src`)
    expect([...rules.shared, ...rules.domains].toSorted()).toEqual(actual.toSorted())
  })
})

interface Said {
  readonly filename: string
  readonly code: string
}

function lintedIn(root: string): Said[] {
  const oxlint = join(ROOT, 'node_modules/.bin/oxlint')
  try {
    execFileSync(oxlint, ['--format=json', '.'], { cwd: root, encoding: 'utf8' })
    return []
  } catch (error) {
    // A linter with findings exits with 1; its standard output contains them.
    return (JSON.parse((error as { stdout: string }).stdout) as { diagnostics: Said[] }).diagnostics
  }
}
