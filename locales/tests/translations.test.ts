import { describe, expect, it } from 'vitest'
import {
  bankTexts,
  baseOf,
  categoryOf,
  LANGUAGES,
  placeholders,
  rooms,
  sameWords,
  type Texts,
  texts,
  TRANSLATIONS,
} from './texts.ts'

const ROOMS = rooms('en')

describe('the languages', () => {
  it('are six (I18N-001)', () => {
    expect(LANGUAGES).toEqual(['en', 'es', 'pt', 'ro', 'ru', 'ua'])
  })

  it.each(LANGUAGES)('name a failure that has no words of its own in %s (I18N-008)', language => {
    const { title, screenTitle } = texts(language, 'errors')
    expect(title).toMatch(/\S/)
    expect(screenTitle).toMatch(/\S/)
  })
})

describe.each(LANGUAGES)('the texts in %s', language => {
  const all = ROOMS.flatMap(room =>
    Object.entries(texts(language, room)).map(([key, text]) => ({ key: `${room}.${key}`, text })),
  )

  function keysWhere(isFaulty: (text: string) => boolean): string[] {
    return all.filter(({ text }) => isFaulty(text)).map(({ key }) => key)
  }

  it('are never empty', () => {
    expect(keysWhere(text => text.trim() === '')).toEqual([])
  })

  it('have no space at an end and none doubled', () => {
    expect(keysWhere(text => text !== text.trim() || /\s{2}/.test(text))).toEqual([])
  })

  it('leave no brace open', () => {
    expect(keysWhere(text => /[{}]/.test(text.replaceAll(/\{\{[a-zA-Z]+\}\}/g, '')))).toEqual([])
  })

  it('hold no markup', () => {
    expect(keysWhere(text => /[<>]|&\w+;/.test(text))).toEqual([])
  })
})

describe.each(TRANSLATIONS)('the translation to %s', language => {
  it('has the rooms of the English one', () => {
    expect(rooms(language)).toEqual(ROOMS)
  })

  it('repeats no English but words that are the same in both', () => {
    const repeated = ROOMS.flatMap(room => {
      const english = texts('en', room)
      return Object.entries(texts(language, room))
        .filter(([key, text]) => text === english[key])
        .map(([, text]) => text)
    })
    expect([...new Set(repeated)].toSorted()).toEqual(sameWords(language))
  })

  describe.each(ROOMS)('in %s', room => {
    const english = texts('en', room)
    const translated = texts(language, room)

    it('misses no key and has none to spare', () => {
      expect(bases(translated)).toEqual(bases(english))
    })

    it('counts where the English one counts', () => {
      expect(counted(translated)).toEqual(counted(english))
    })

    it('keeps every placeholder', () => {
      expect(keysWhere((text, model) => !same(placeholders(text), placeholders(model)))).toEqual([])
    })

    it('ends its sentences like the English one', () => {
      expect(keysWhere((text, model) => endOf(text) !== endOf(model))).toEqual([])
    })

    function keysWhere(isFaulty: (text: string, model: string) => boolean): string[] {
      return Object.entries(translated)
        .filter(([key, text]) => isFaulty(text, english[key] ?? english[otherOf(key)] ?? ''))
        .map(([key]) => key)
    }
  })
})

function bases(all: Texts): string[] {
  return [...new Set(Object.keys(all).map(baseOf))].toSorted()
}

function counted(all: Texts): string[] {
  const keys = Object.keys(all).filter(key => categoryOf(key) !== undefined)
  return [...new Set(keys.map(baseOf))].toSorted()
}

function otherOf(key: string): string {
  return `${baseOf(key)}_other`
}

function same(some: readonly string[], others: readonly string[]): boolean {
  return some.join() === others.join()
}

function endOf(text: string): string {
  return /[.?!:)]$/.exec(text)?.[0] ?? ''
}

describe.each(TRANSLATIONS)('what the bank writes by itself in %s', language => {
  const places = (text = '') => text.match(/\{\w+\}/g)?.toSorted() ?? []

  it('is all there, with every placeholder', () => {
    const [english, translated] = [bankTexts('en'), bankTexts(language)]
    expect(Object.keys(translated)).toEqual(Object.keys(english))
    for (const [key, text] of Object.entries(english))
      expect(places(translated[key]), key).toEqual(places(text))
  })
})
