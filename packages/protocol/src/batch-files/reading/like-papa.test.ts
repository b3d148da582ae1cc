import { expect, it } from 'vitest'
import { compareBatchFiles } from './compared-files.fixture.ts'

const FILES = 2000
const SEED = 39

it('reads the cells that PapaParse reads, or both mark a row', () => {
  const { marked, different } = compareBatchFiles(FILES, SEED)
  expect(different).toBeUndefined()
  expect(marked).toBeGreaterThan(FILES / 20)
})
