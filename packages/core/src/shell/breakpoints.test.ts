import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { BREAKPOINTS } from './breakpoints.ts'

const CHECKOUT = fileURLToPath(new URL('../../../..', import.meta.url))

const sheetsIn = (folder: string): string[] =>
  readdirSync(`${CHECKOUT}/${folder}`, { recursive: true, encoding: 'utf8' })
    .filter(path => path.endsWith('.css'))
    .map(path => readFileSync(`${CHECKOUT}/${folder}/${path}`, 'utf8'))

describe('the breakpoints', () => {
  it('are five (SHELL-006, CONST-004)', () => {
    expect(Object.values(BREAKPOINTS)).toEqual([476, 768, 871, 1024, 1280])
  })

  it.each(['packages/react/src', 'examples/bank/src'])(
    'are the only widths at which %s changes (SHELL-006)',
    folder => {
      const queries = sheetsIn(folder).flatMap(sheet => sheet.match(/@media[^{]+/g) ?? [])
      const ofWidth = queries.flatMap(query => query.match(/\([^()]*width[^()]*\)/g) ?? [])
      const widths = ofWidth.flatMap(query => query.match(/\d+(?=px)/g) ?? []).map(Number)
      const known: readonly number[] = Object.values(BREAKPOINTS)
      expect(widths).not.toEqual([])
      expect(widths.filter(width => !known.includes(width))).toEqual([])
    },
  )
})
