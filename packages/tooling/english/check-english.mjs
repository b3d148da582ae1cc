// Compares the sentence plans that comments should avoid with a budget that only shrinks.
// `--write` lowers the budget to the counts; `--list <folder>` prints what was found there.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { formatted } from '../run/formatted.mjs'
import { compareWithBudget, lowered } from './budget-of-english.mjs'
import { countEnglish, findingsIn } from './count-english.mjs'

const FILE = join(import.meta.dirname, 'budget.json')
const LOWER = 'node packages/tooling/english/check-english.mjs --write'

const folder = process.argv.includes('--list') && process.argv.at(-1)
if (folder) {
  for (const finding of findingsIn(folder)) console.log(finding)
  process.exit()
}

const budget = JSON.parse(readFileSync(FILE, 'utf8'))
const { counts, lines } = countEnglish()
if (process.argv.includes('--write'))
  writeFileSync(FILE, await formatted('budget.json', JSON.stringify(lowered(budget, counts))))

const { risen, fallen } = compareWithBudget(counts, budget)
for (const line of risen) console.error(`✖ ${line}`)
if (risen.length > 0)
  console.error('See "Plain English" in CONTRIBUTING.md; `--list <folder>` finds the comments.')
if (fallen.length > 0 && !process.argv.includes('--write'))
  console.log(`${fallen.length} counts have fallen; please lower the budget: ${LOWER}`)
console.log(`${sumOf(counts)} sentences to mend in ${lines} lines of comments.`)
process.exitCode = risen.length === 0 ? 0 : 1

function sumOf(all) {
  return Object.values(all)
    .flatMap(found => Object.values(found))
    .reduce((sum, count) => sum + count, 0)
}
