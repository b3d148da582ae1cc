import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { compareWithBudget, lowered } from './budget-of-english.mjs'
import { commentsOf } from './comments-of.mjs'
import { countEnglish } from './count-english.mjs'
import { countPatterns } from './patterns.mjs'

const patternsIn = (comment: string) =>
  Object.entries(countPatterns(comment) as Record<string, number>)
    .filter(([, count]) => count > 0)
    .map(([name]) => name)

describe('the comments of a file', () => {
  it.each([
    ['/** One\n * two.\n *\n * Three. */\nconst a = 1', ['One\ntwo.\n\nThree.']],
    ['// One\n// two.\nconst a = 1 // Three.\n// Four.', ['One\ntwo.', 'Three.', 'Four.']],
    ['/**\n * One.\n */', ['One.']],
    ["const url = 'https://six.example/'", []],
    ['{/* One. */}', ['One.']],
  ])('are found: %s', (source, comments) => {
    expect(commentsOf(source)).toEqual(comments)
  })

  it('are found in SQL', () => {
    expect(commentsOf('-- One\n-- two.\nselect 1; -- Three.', 'sql')).toEqual([
      'One\ntwo.',
      'Three.',
    ])
  })
})

describe('the patterns', () => {
  it.each([
    ['Reads a card. What it costs.', ['opens with what, how, whether, who, as or until']],
    ['The list tells more.', ['said, says, tells, told, heard']],
    ['The bank is not told.', ['said, says, tells, told, heard', 'is told, is said, is asked']],
    ['For whoever reads.', ['who or whoever as subject']],
    ['A pair, of which one is kept.', ['of which, of whom']],
    ['Of a card, only the name.', ['opens with of']],
    ['Reads the name alone.', ['alone for only']],
    ['Starts anew.', ['anew']],
    ['Leave it alone, and return what is left, if the type\nof card is known.', []],
  ])('are found in: %s', (comment, names) => {
    expect(patternsIn(comment)).toEqual(names)
  })
})

describe('the budget', () => {
  const budget = { 'packages/core': { anew: 2, 'opens with of': 1 } }

  it('names what rose and what fell', () => {
    const counts = { 'packages/core': { anew: 3 }, 'packages/new': { anew: 1 } }
    expect(compareWithBudget(counts, budget)).toEqual({
      risen: [
        'packages/core: "anew" 3 times; the budget is 2',
        'packages/new: "anew" 1 times; the budget is 0',
      ],
      fallen: ['packages/core: "opens with of" 0 times; the budget is 1'],
    })
  })

  it('is only ever lowered', () => {
    expect(lowered(budget, { 'packages/core': { anew: 3 } })).toEqual({
      'packages/core': { anew: 2 },
    })
  })

  it('covers every package and example', () => {
    const text = readFileSync(new URL('budget.json', import.meta.url), 'utf8')
    expect(Object.keys(JSON.parse(text) as object)).toEqual(Object.keys(countEnglish().counts))
  })
})
