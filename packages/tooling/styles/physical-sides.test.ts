import { describe, expect, it } from 'vitest'
import { physicalSides } from './physical-sides.mjs'

const found = (rule: string) => physicalSides(`.x { ${rule} }`).map(({ text }) => text)

describe('a declaration', () => {
  it.each([
    'left: 0',
    'margin-right: 1rem',
    'border-left-color: red',
    'border-top-left-radius: 4px',
    'scroll-padding-left: 1rem',
    'text-align: right',
    'float: left',
    'background-position: left 1rem top',
    'padding: 0 1px 0 2px',
    'margin: 0 calc(1px + 2px) 0 calc(1px + 3px)',
    'border-radius: 4px 0 0 4px',
    'border-radius: 4px 0',
    'translate: 1rem 0',
    'transform: translateX(-50%)',
    'transform: translate(1px, 0)',
    'background: linear-gradient(to right, red, blue)',
  ])('names a side: %s', rule => {
    expect(found(rule)).toEqual([rule])
  })

  it.each([
    'margin-inline-end: 1rem',
    'text-align: start',
    'text-align: var(--sp-start)',
    'padding: 0 1px 2px',
    'padding: 0 calc(1px + 2px) 3px calc(1px + 2px)',
    'border-radius: 4px 4px 0 0',
    'border-radius: 50%',
    'translate: 0 1rem',
    'transform: translate(0, 1rem) rotate(45deg)',
    '--side: left',
    'background: linear-gradient(to bottom, red, blue)',
  ])('names none: %s', rule => {
    expect(found(rule)).toEqual([])
  })

  it('may name one with a reason before it', () => {
    expect(found('/* physical: a tick */ border-width: 0 2px 2px 0')).toEqual([])
    expect(found('/* physical: */ border-width: 0 2px 2px 0')).toHaveLength(1)
    expect(found('/* physical: a tick */ color: red; left: 0')).toEqual(['left: 0'])
  })
})
