import { readFileSync, writeFileSync } from 'node:fs'
import { ROOT } from './root.mjs'

const TABLE = /(<!-- sizes: `pnpm size` writes them -->\n)[\s\S]*?(<!-- end of the sizes -->)/

/** Figures that are off by less are left alone, so that not every change writes them again. */
const TOLERANCE = 0.02

/**
 * Writes a table of sizes into the README of a package, between two comments.
 *
 * @param {string} folder Of the package.
 * @param {readonly { label: string; bytes: number }[]} rows
 * @param {object} options
 * @param {boolean} options.isCheck Only compares.
 * @returns {readonly string[]} What is stale, if it only compares.
 */
export function readmeSizes(folder, rows, { isCheck }) {
  const file = `${ROOT}/${folder}/README.md`
  const readme = readFileSync(file, 'utf8')
  if (!TABLE.test(readme)) throw new Error(`${folder}/README.md has no place for sizes`)
  const written = new Map(
    [...(TABLE.exec(readme)?.[0] ?? '').matchAll(/^\| (.+?) +\| +([\d.]+) KB +\|$/gm)].map(
      ([, label, kb]) => [label, Number(kb)],
    ),
  )
  const labels = rows.map(({ label }) => label)
  const stale = [
    ...rows.filter(({ label, bytes }) => !isNear(written.get(label), bytes / 1000)),
    ...[...written.keys()].filter(label => !labels.includes(label)).map(label => ({ label })),
  ]
  if (isCheck || stale.length === 0) return stale.map(({ label }) => `${folder}: ${label}`)
  writeFileSync(file, readme.replace(TABLE, `$1\n${tableOf(rows)}\n$2`))
  return []
}

// A tenth of a kilobyte is the smallest that is written.
const isNear = (written, kb) =>
  written !== undefined && Math.abs(written - kb) <= Math.max(kb * TOLERANCE, 0.1)

function tableOf(rows) {
  const cells = rows.map(({ label, bytes }) => [label, `${(bytes / 1000).toFixed(1)} KB`])
  const widths = [0, 1].map(at => Math.max(...[HEAD, ...cells].map(row => row[at].length)))
  const line = ([label, size]) => `| ${label.padEnd(widths[0])} | ${size.padStart(widths[1])} |`
  const rule = `| ${'-'.repeat(widths[0])} | ${'-'.repeat(widths[1] - 1)}: |`
  return [line(HEAD), rule, ...cells.map(line)].map(text => `${text}\n`).join('')
}

const HEAD = ['A page with', 'Gzipped']
