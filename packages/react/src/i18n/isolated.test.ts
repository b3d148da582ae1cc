import { describe, expect, it } from 'vitest'
import { isolated } from './isolated.ts'

describe('isolated', () => {
  it.each(['Vera K.', 'Мунтяну', '株式会社', '💶 (24)', ''])('leaves %j as it is', text => {
    expect(isolated(text)).toBe(text)
  })

  it.each(['שלום', 'شركة النور (24)', 'Nour نور Ltd'])('sets %j apart', text => {
    expect(isolated(text)).toBe(`\u2068${text}\u2069`)
  })
})
