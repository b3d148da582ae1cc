import { readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative } from 'node:path'
import { ROOT } from '../run/root.mjs'
import { commentsOf } from './comments-of.mjs'
import { countPatterns } from './patterns.mjs'

const SOURCES = ['.ts', '.tsx', '.mts', '.mjs', '.js', '.sql']
// Builds, and what test runs leave behind.
const SKIPPED = /^(?:\..+|node_modules|dist|coverage|storybook-static|test-results|.+-report)$/

/** Counts the patterns in the comments of each package and example, and the lines of comments. */
export function countEnglish() {
  const places = placesIn(['packages', 'examples']).map(place => ({
    place,
    comments: commentsIn(join(ROOT, place)).map(({ comment }) => comment),
  }))
  return {
    counts: Object.fromEntries(places.map(({ place, comments }) => [place, sumOf(comments)])),
    lines: places.flatMap(({ comments }) => comments).flatMap(linesOf).length,
  }
}

/** Returns the counts of the patterns found at least once. */
function sumOf(comments) {
  const sum = {}
  for (const [name, count] of comments.flatMap(comment => Object.entries(countPatterns(comment))))
    if (count > 0) sum[name] = (sum[name] ?? 0) + count
  return sum
}

const linesOf = comment => comment.split('\n').filter(line => line !== '')

/** Returns a line for each pattern in each comment below a folder. */
export function findingsIn(folder) {
  return commentsIn(join(ROOT, folder)).flatMap(({ file, comment }) =>
    Object.entries(countPatterns(comment))
      .filter(([, count]) => count > 0)
      .map(([name]) => `${relative(ROOT, file)}: ${name}: ${comment.replaceAll('\n', ' ').trim()}`),
  )
}

const placesIn = folders =>
  folders.flatMap(folder =>
    readdirSync(join(ROOT, folder), { withFileTypes: true })
      .filter(entry => entry.isDirectory())
      .map(entry => `${folder}/${entry.name}`)
      .toSorted(),
  )

const commentsIn = folder =>
  filesIn(folder).flatMap(file =>
    commentsOf(readFileSync(file, 'utf8'), extname(file) === '.sql' ? 'sql' : 'code').map(
      comment => ({ file, comment }),
    ),
  )

function filesIn(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap(entry => {
    if (SKIPPED.test(entry.name)) return []
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return filesIn(path)
    return SOURCES.includes(extname(path)) && !path.includes('.gen.') ? [path] : []
  })
}
