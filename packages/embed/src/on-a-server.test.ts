// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { defineSixpenceElements } from './index.ts'

describe('on a server', () => {
  it('is imported and defines nothing', () => {
    expect('window' in globalThis).toBe(false)
    expect(defineSixpenceElements({ bank: 'https://bank.example' })).toBeUndefined()
  })
})
