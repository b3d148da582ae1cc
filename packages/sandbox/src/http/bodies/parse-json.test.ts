import { describe, expect, it } from 'vitest'
import { parseJson } from './parse-json.ts'

const lists = (levels: number) => '['.repeat(levels) + ']'.repeat(levels)

describe('parseJson', () => {
  it.each([
    ['objects in lists', '{"a":[{"b":null}]}'],
    ['many lists beside one another', `[${'[1],'.repeat(1000)}[1]]`],
    ['brackets in a text', JSON.stringify({ text: '{['.repeat(1000) })],
    ['a quotation mark in a text', JSON.stringify({ text: `\\"${'['.repeat(1000)}\\` })],
    ['64 levels', lists(64)],
  ])('reads %s', (_what, text) => expect(parseJson(text)).toEqual(JSON.parse(text)))

  it.each([
    ['65 levels', lists(65)],
    ['half a million', lists(500_000)],
    ['6000 objects', `${'{"a":'.repeat(6000)}1${'}'.repeat(6000)}`],
    ['levels behind a text with brackets', `["]]]]", ${lists(64)}]`],
    ['a million that do not end', '['.repeat(1_000_000)],
  ])('says of %s that it is nested too deeply', (_what, text) => {
    expect(() => parseJson(text)).toThrow('nested too deeply: at most 64 levels')
  })

  it.each(['', '{', '[1,]', '"', '\\', 'undefined', ']'])('says of %j that it is no JSON', text => {
    expect(() => parseJson(text)).toThrow('The body is not JSON.')
  })
})
