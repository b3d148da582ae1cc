import { describe, expect, it } from 'vitest'
import { namesMatch } from './index.ts'

const ruleOf = (one: string, other: string) => {
  const there = namesMatch(one, other).rule
  expect(namesMatch(other, one).rule).toBe(there)
  return there
}

describe('two writings of one name', () => {
  it.each([
    ['Ada Byrne', 'ada byrne'],
    ['Ada Byrne', 'BYRNE, ADA'],
    ['Jean-Luc Petit', 'JEANLUC PETIT'],
    ['Aoife O’Brien', "AOIFE O'BRIEN"],
    ['Zo\u00EB Smit', 'Zoe\u0308 Smit'],
  ])('%s and %s have the same letters', (one, other) => {
    expect(ruleOf(one, other)).toBe('same letters')
  })

  it.each([
    ['Jürgen Müller', 'JUERGEN MUELLER'],
    ['Jürgen Müller', 'JURGEN MULLER'],
    ['Björn Åkesson', 'BJOERN AAKESSON'],
    ['Björn Åkesson', 'BJORN AKESSON'],
    ['Søren Groß', 'SOEREN GROSS'],
    ['Søren Groß', 'SOREN GROSS'],
    ['José Núñez', 'JOSE NUNEZ'],
    ['Łukasz Żądło', 'LUKASZ ZADLO'],
    ['Ștefan Țurcanu', 'STEFAN TURCANU'],
    ['Þóra Guðrún', 'THORA GUDRUN'],
    ['Юрій Щербак', 'IURII SHCHERBAK'],
    ['Юрій Щербак', 'YURII SHCHERBAK'],
    ['Григорій Згурський', 'HRYHORII ZGHURSKYI'],
    ['Євгенія Їжак', 'YEVHENIIA YIZHAK'],
    ['Наталья Соловьёва', 'NATALIA SOLOVEVA'],
    ['Юлия Цой', 'YULIYA TSOY'],
    ['Юлия Цой', 'IULIIA TSOI'],
  ])('%s and %s are one in a passport’s letters', (one, other) => {
    expect(ruleOf(one, other)).toBe('same sounds')
  })

  it.each([
    ['Ion Munteanu', 'Ion Vasile Munteanu'],
    ['Юрій Щербак', 'Yurii Petrovych Shcherbak'],
  ])('%s leaves out a name of %s', (one, other) => {
    expect(ruleOf(one, other)).toBe('left out')
  })

  it.each([
    ['Ada Byrne', 'Ada Burns'],
    ['Ada Byrne', 'Ben Byrne'],
    ['Ada', 'Ada Byrne'],
    ['', 'Ada Byrne'],
    ['!!!', '???'],
    ['Anna Anna', 'Anna Maria'],
  ])('%s and %s are different', (one, other) => {
    expect(ruleOf(one, other)).toBe('different')
  })
})
