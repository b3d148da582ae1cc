import { describe, expect, it } from 'vitest'
import { unusedKeys } from './source-files.ts'
import { baseOf, LANGUAGES, rooms, texts } from './texts.ts'

describe('the English texts', () => {
  it.each(rooms('en'))('of %s are all asked for somewhere', room => {
    const keys = [...new Set(Object.keys(texts('en', room)).map(baseOf))]
    expect(unusedKeys(room, keys)).toEqual([])
  })

  it.each(rooms('en').filter(room => room !== 'common'))('of %s repeat no common one', room => {
    const repeated = Object.keys(texts('en', room)).filter(key =>
      LANGUAGES.every(language => texts(language, room)[key] === texts(language, 'common')[key]),
    )
    expect(repeated).toEqual([])
  })
})

describe('unusedKeys', () => {
  it('finds a key that nobody asks for', () => {
    expect(unusedKeys('common', ['loadingLabel', 'neverAskedForCta'])).toEqual(['neverAskedForCta'])
  })

  it('finds a key that only another room asks for', () => {
    expect(unusedKeys('camera', ['payeeEmailLabel'])).toEqual(['payeeEmailLabel'])
  })

  it('knows keys made of a status and an ending', () => {
    expect(unusedKeys('accounts', ['activeStatus', 'bewitchedStatus'])).toEqual(['bewitchedStatus'])
  })
})
