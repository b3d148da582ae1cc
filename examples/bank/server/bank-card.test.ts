import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { readBankCard } from './bank-card.ts'
import { brandsIn } from './brands-in.ts'

const folder = fileURLToPath(new URL('../../../brands/', import.meta.url))

describe('readBankCard', () => {
  it.each(brandsIn(folder))('names %s and its colours', brand => {
    const card = readBankCard(folder, brand)
    expect(card.name.toLowerCase()).toBe(brand)
    for (const color of [card.background, card.color]) expect(color).toMatch(/^#[0-9a-f]{6}$/i)
  })

  it('tells the brands apart', () => {
    const names = brandsIn(folder).map(brand => readBankCard(folder, brand).background)
    expect(new Set(names).size).toBe(names.length)
  })
})
