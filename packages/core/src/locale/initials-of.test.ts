import { describe, expect, it } from 'vitest'
import { initialsOf, steadyIndex } from './index.ts'

describe('initialsOf', () => {
  it.each([
    ['Vera K.', 'VK'],
    ['Ada Maria Lindholm', 'AL'],
    ['ada lindholm', 'AL'],
    ['Cher', 'C'],
    ['ben@sixpence.example', 'B'],
    ['  Jean-Paul   Sartre ', 'JS'],
    ['Óscar Núñez', 'ÓN'],
    ['Юлія Ткач', 'ЮТ'],
    ['משה כהן', 'מכ'],
    ['محمد علي', 'م\u200cع'],
    ['李 小龙', '李小'],
    ['🦊 Mila "the fox" Novak 🎉', 'MN'],
    ['e\u0301mile zola', 'E\u0301Z'],
    ['(ACME) 24/7', 'A7'],
    ['x'.repeat(70), 'X'],
    ['🎉 !?', ''],
    ['', ''],
  ])('of %o are %o', (name, initials) => {
    expect(initialsOf(name)).toBe(initials)
  })

  it('are those of the first two words of a business, which often ends in its legal form', () => {
    expect(initialsOf('Munteanu Books SRL', 'business')).toBe('MB')
    expect(initialsOf('Brightwater', 'business')).toBe('B')
  })
})

describe('steadyIndex', () => {
  it.each([
    ['', 1],
    ['ada@sixpence.example', 0],
    ['ben@sixpence.example', 3],
    ['😀', 2],
  ])('puts %o at the same place for ever', (key, index) => {
    expect(steadyIndex(key, 6)).toBe(index)
  })

  it('uses every place about as often', () => {
    const counts = [0, 0, 0, 0, 0, 0]
    for (let index = 0; index < 600; index += 1) {
      const place = steadyIndex(`customer ${index}`, 6)
      counts[place] = (counts[place] ?? 0) + 1
    }
    expect(Math.min(...counts)).toBeGreaterThan(70)
    expect(Math.max(...counts)).toBeLessThan(130)
  })
})
