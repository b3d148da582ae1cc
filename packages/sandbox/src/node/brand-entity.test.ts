import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { brandEntity } from './brand-entity.ts'
import { brandSigns } from './brand-signs.ts'

const brandFile = (name: string) =>
  fileURLToPath(new URL(`../../../../brands/${name}/brand.json`, import.meta.url))

describe('brandEntity', () => {
  it('takes from a brand who signs its letters (BRAND-008)', () => {
    const entity = brandEntity(brandFile('aurelia'))
    expect(entity).toMatchObject({ name: 'Aurelia Payments Ltd' })
    expect(entity?.logo).toContain('<title>Aurelia</title>')
  })

  it('takes its colours from the theme beside it', () => {
    const { colors } = brandEntity(brandFile('fjord')) ?? {}
    expect(Object.keys(colors ?? {}).toSorted()).toEqual([
      'border',
      'header',
      'on-header',
      'page',
      'surface',
      'text',
    ])
  })

  it('is nobody without a brand', () => {
    expect(brandEntity(undefined)).toBeUndefined()
    expect(brandEntity('')).toBeUndefined()
  })

  it('takes no other file for one', () => {
    expect(() =>
      brandEntity(fileURLToPath(new URL('../../package.json', import.meta.url))),
    ).toThrow()
  })
})

describe('brandSigns', () => {
  it('is what the brand says, and no without one', () => {
    expect(brandSigns(brandFile('aurelia'))).toBe(true)
    expect(brandSigns(brandFile('dunmore'))).toBe(false)
    expect(brandSigns(undefined)).toBe(false)
  })
})
