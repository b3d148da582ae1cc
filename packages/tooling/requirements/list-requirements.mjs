// Writes docs/requirements.md: the requirements with the tests that prove them, in the words of the
// tests.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { isMain, writeIfChanged } from '../generated/write-if-changed.mjs'
import { formatted } from '../run/formatted.mjs'
import { ROOT } from '../run/root.mjs'

const PAGE = `${ROOT}/docs/requirements.md`
const TESTS = ['*.test.ts', '*.test.tsx', '*.spec.ts', '*.stories.tsx']
const TITLE =
  /\b(?:it|test)(?:\.each\((?<table>[\s\S]*?)\))?\(\s*(?<quote>['"`])(?<title>(?:(?!\k<quote>)[\s\S])*?)\k<quote>/g
const SUBJECT = /\b(?:test\.)?describe(?:\.each\([\s\S]*?\))?\(\s*(['"`])((?:(?!\1)[\s\S])*?)\1/g
const ROW = /\b([A-Z0-9]+)-(\d{3})\b/g
const RANGE = /[A-Z0-9]+-\d{3}\.\.[\w.-]*/
// A title that takes its row from the table over it: `(%s)` or `($row)`.
const OF_TABLE = /\s*\((?:%s|\$row)\)/

/** Titles that name rows as a range, which proves none of them: each has a line in a table. */
export const rangesOf = source =>
  [...source.matchAll(TITLE)].map(({ groups }) => groups.title).filter(title => RANGE.test(title))

/** Every row that a title or the table of its test names, with the title and its file. */
export function rowsOf(source, file) {
  const subjects = [...source.matchAll(SUBJECT)]
  return [...source.matchAll(TITLE)].flatMap(({ index, groups: { title, table } }) => {
    const subject = subjects.findLast(found => found.index < index)?.[2]
    const { words, named } = partsOf(title, table)
    return [...named.matchAll(ROW)].map(([, area, number]) => ({
      row: { area, number },
      words: subject ? `${subject}: ${words}` : words,
      file,
    }))
  })
}

function partsOf(title, table = '') {
  if (OF_TABLE.test(title)) return { words: title.replace(OF_TABLE, ''), named: table }
  const [, words = '', named = ''] = /^([\s\S]*?)\s*\(([^()]*-\d{3}[^()]*)\)$/.exec(title) ?? []
  return { words, named: named.replace(RANGE, '') }
}

/** Every file of tests, by its path from the root. */
export function testFiles() {
  const files = execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', ...TESTS],
    { cwd: ROOT, encoding: 'utf8' },
  )
  return [...new Set(files.trim().split('\n'))]
    .filter(file => !file.startsWith('packages/tooling/'))
    .toSorted((a, b) => a.localeCompare(b))
}

function page() {
  const rows = testFiles().flatMap(file => rowsOf(readFileSync(`${ROOT}/${file}`, 'utf8'), file))
  const byArea = grouped(rows)
  const areas = [...byArea].toSorted(([a], [b]) => a.localeCompare(b))
  const total = new Set(rows.map(({ row }) => `${row.area}-${row.number}`)).size
  return `# Requirements\n\nThe ${total} requirements that tests name, in the words of those tests. A requirement that is not here is not proven yet. The page is made by \`pnpm generate\` and not in git.\n\n${areas.map(section).join('\n')}`
}

function grouped(rows) {
  const groups = new Map()
  for (const row of rows) groups.set(row.row.area, [...(groups.get(row.row.area) ?? []), row])
  return groups
}

function section([area, rows]) {
  const sorted = rows.toSorted((a, b) => a.row.number.localeCompare(b.row.number))
  const lines = sorted.map(
    ({ row, words, file }) =>
      `| ${row.area}-${row.number} | ${words.replaceAll('|', '\\|').replaceAll(/\s+/g, ' ')} | [${file.split('/').at(-1)}](../${file}) |`,
  )
  return `## ${area}\n\n| row | in the words of the test | file |\n|---|---|---|\n${[...new Set(lines)].join('\n')}\n`
}

export async function writeRequirements() {
  writeIfChanged(PAGE, await formatted('requirements.md', page()))
}

if (isMain(import.meta)) await writeRequirements()
