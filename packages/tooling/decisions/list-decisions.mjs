// Writes docs/decisions.md, with the bank's rules from the tables that decide in the client and in
// the sandbox.
import { build } from 'esbuild'
import { isMain, writeIfChanged } from '../generated/write-if-changed.mjs'
import { formatted } from '../run/formatted.mjs'
import { ROOT } from '../run/root.mjs'

const PAGE = `${ROOT}/docs/decisions.md`

/** Reads the tables from the sources, so that nothing has to be built first. */
async function readTables() {
  const { outputFiles } = await build({
    stdin: {
      contents: `
        export * as access from './packages/core/src/access.ts'
        export * as shell from './packages/core/src/shell/index.ts'
        export * as start from './packages/core/src/start/index.ts'
        export * as protocol from './packages/protocol/src/index.ts'`,
      resolveDir: ROOT,
    },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    conditions: ['@sixpence/source'],
    logLevel: 'error',
  })
  const [{ contents }] = outputFiles
  return import(`data:text/javascript;base64,${Buffer.from(contents).toString('base64')}`)
}

function page({ access, shell, start, protocol }) {
  const { APP_PATHS, GUARD_RULES, PAGE_PATHS, START_RULES } = start
  const place = name => (PAGE_PATHS[name] ? `\`${PAGE_PATHS[name]}\`` : (WORDS[name] ?? name))
  const rules = table => rows(table, ({ rule, result, because }) => [rule, place(result), because])
  const actions = protocol.RIGHT_ALLOWS.full
  return [
    '# Decisions',
    'What the bank decides by itself, from the tables that decide it: the first row that fits wins. The page is made by `pnpm generate` and not in git.',
    '## Where somebody begins',
    '`startPage(facts)` in `@sixpence/core/start`. An old business is a business in every row, and so is whoever acts for somebody.',
    table(['rule', 'leads to', 'because'], rules(START_RULES)),
    '## Who may see a path',
    '`mayEnter(path, facts)` in `@sixpence/core/start`.',
    table(['rule', 'leads to', 'because'], rules(GUARD_RULES)),
    'Paths that are not simply screens of the main layout for everybody:',
    table(
      ['path', 'layout', 'needs', 'without it'],
      rows(APP_PATHS, ({ path, layout, needs = '', otherwise }) => [
        `\`${path}\``,
        layout,
        needs,
        needs && `\`${otherwise ?? PAGE_PATHS.home}\``,
      ]),
    ),
    '## What a right allows',
    '`rightAllows(right, action)` in `@sixpence/core/access`; the bank refuses the rest with the code `13`. A right that is not held at all is refused with `ENOA`.',
    table(
      ['right', ...actions],
      rows(Object.entries(protocol.ACCESS_RIGHT), ([id, right]) => [
        `${id} ${right}`,
        ...actions.map(action => (protocol.RIGHT_ALLOWS[right].includes(action) ? 'yes' : '')),
      ]),
    ),
    'The places of the menu:',
    table(
      ['place', 'right', 'one of the flags'],
      rows(Object.entries(shell.MENU_NEEDS), placeNeeds(protocol)),
    ),
    '## What somebody is',
    '`roleOf(facts)` in `@sixpence/core/access`.',
    table(['rule', 'role', 'because'], rules(access.ROLE_RULES)),
    '## What each call needs',
    '`own` is about the person who is signed in, whoever they act for; `admin` is for administrators. A call of `embed` may be made by a frame in a stranger’s page too.',
    table(['call', 'access', 'needs', 'sessions'], methods(protocol)),
    '',
  ].join('\n\n')
}

const placeNeeds =
  ({ PERMISSION_FOR }) =>
  ([place, need]) => {
    if (need === 'own') return [place, 'own', '']
    if (need.right) return [place, need.right, '']
    const flags = new Set(need.beginsOneOf.map(action => `\`${PERMISSION_FOR[action]}\``))
    return [place, 'initiate', [...flags].join(', ')]
  }

const WORDS = {
  enter: 'the screen',
  signOut: 'signed out, and told why',
  oldWeb: 'the earlier website',
  initialPath: 'the page that was wanted',
  seiPath: 'the page that was asked for',
  otherwise: 'the path’s other screen',
}

function methods(protocol) {
  return protocol
    .namedMethods()
    .toSorted((a, b) => a.name.localeCompare(b.name))
    .map(({ name, access, needs, scope }) => [
      `\`${name}\``,
      access,
      access === 'public' ? '' : needs,
      access === 'public' ? '' : scope,
    ])
}

const rows = (table, row) => table.map(row)

function table(head, body) {
  const line = cells => `| ${cells.map(cell => String(cell).replaceAll('|', '\\|')).join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...body.map(line)].join('\n')
}

export async function writeDecisions() {
  writeIfChanged(PAGE, await formatted('decisions.md', page(await readTables())))
}

if (isMain(import.meta)) await writeDecisions()
