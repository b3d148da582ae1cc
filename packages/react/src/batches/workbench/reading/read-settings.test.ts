import type { ChosenReading } from '@sixpence/core/batches'
import { describe, expect, it } from 'vitest'
import { P2P } from '../../../testing/batches/a-draft.ts'
import { hasChoice, type ReadSettings, withKept } from './read-settings.ts'

const COLUMNS = ['amount', undefined, 'email']
const ASKED = [{ about: 'decimalMark', column: 0, examples: ['1.234'] }] as const

describe('the settings kept for a header', () => {
  it.each<[string, readonly [ReadSettings, ChosenReading], ReadSettings | undefined]>([
    [
      'are used for a new file, but for the mark',
      [{}, { delimiter: ';', chosen: { columns: COLUMNS, decimalMark: ',' } }],
      { delimiter: ';', chosen: { columns: COLUMNS } },
    ],
    [
      'leave the sheet',
      [{ sheet: 'May', chosen: {} }, { encoding: 'windows-1252' }],
      { sheet: 'May', encoding: 'windows-1252', chosen: {} },
    ],
    [
      'leave out columns that the bank no longer takes',
      [{}, { chosen: { columns: ['amount', 'swift'] } }],
      { chosen: { columns: ['amount', undefined] } },
    ],
    ['are used once', [{ delimiter: ';' }, { delimiter: ';' }], undefined],
    ['decide on no mark that is clear', [{}, { chosen: { decimalMark: ',' } }], undefined],
  ])('%s', (_, [settings, kept], next) => {
    expect(withKept({ file: { questions: [] }, settings }, kept, P2P)).toEqual(next)
  })

  it.each<[string, ReadSettings, ReadSettings | undefined]>([
    ['a new file', {}, { chosen: { decimalMark: ',' } }],
    [
      'other kept settings',
      { delimiter: ';', chosen: { columns: COLUMNS } },
      { delimiter: ';', chosen: { columns: COLUMNS, decimalMark: ',' } },
    ],
    ['an own choice', { chosen: { decimalMark: '.' } }, undefined],
  ])('decide on a mark that is asked about, after %s', (_, settings, next) => {
    const kept = { chosen: { decimalMark: ',' } } as const
    expect(withKept({ file: { questions: ASKED }, settings }, kept, P2P)).toEqual(next)
  })
})

it.each<[boolean, ReadSettings]>([
  [false, {}],
  [false, { sheet: 'May', chosen: {} }],
  [true, { delimiter: ';' }],
  [true, { encoding: 'utf-8' }],
  [true, { chosen: { hasHeader: false } }],
])('says %s to a choice in %j', (isOne, settings) => {
  expect(hasChoice(settings)).toBe(isOne)
})
