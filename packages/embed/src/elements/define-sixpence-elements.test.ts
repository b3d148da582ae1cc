import { describe, expect, it } from 'vitest'
import { defineSixpenceElements } from './define-sixpence-elements.ts'
import { ELEMENT_NAMES } from './element-names.ts'

const defined = () => ELEMENT_NAMES.filter(name => customElements.get(name))

describe('defineSixpenceElements', () => {
  it.each(['bank.example', 'https://bank.example/', 'https://bank.example/embed', '*', ''])(
    'refuses %j, which is no exact origin',
    bank => {
      expect(() => defineSixpenceElements({ bank })).toThrow(TypeError)
      expect(defined()).toEqual([])
    },
  )

  it('defines each element once', () => {
    defineSixpenceElements({ bank: 'https://bank.example' })
    const first = defined().map(name => customElements.get(name))
    defineSixpenceElements({ bank: 'https://another.example' })
    expect(defined()).toEqual([...ELEMENT_NAMES])
    expect(defined().map(name => customElements.get(name))).toEqual(first)
  })
})
