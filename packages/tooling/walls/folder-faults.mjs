import { dirname } from 'node:path/posix'
import { CROWDED, MOST_FILES } from './crowded-folders.mjs'

const SOURCE = /^(?:packages|examples)\/[^/]+\/src\/.*[.](?:ts|tsx|mjs)$/
const BESIDE = /[.](?:test|test-d|stories|fixture|gen)[.]|[.]d[.]ts$|\/index[.]tsx?$/

/**
 * Folders of more source files than a reader finds their way in, but for those that `crowded`
 * lists, and those that are listed and need not be.
 *
 * @param {string[]} files From the root of the repository.
 * @param {string[]} [crowded]
 * @returns {string[]}
 */
export function folderFaults(files, crowded = CROWDED) {
  const counts = countByFolder(files.filter(file => SOURCE.test(file) && !BESIDE.test(file)))
  const isFull = folder => (counts.get(folder) ?? 0) > MOST_FILES
  const tooFull = [...counts.keys()].filter(folder => isFull(folder) && !crowded.includes(folder))
  return [
    ...tooFull.map(folder => `crowded-folder: ${folder} (${counts.get(folder)})`),
    ...crowded.filter(folder => !isFull(folder)).map(folder => `not-crowded: ${folder}`),
  ]
}

function countByFolder(files) {
  const counts = new Map()
  for (const file of files) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1)
  return counts
}
