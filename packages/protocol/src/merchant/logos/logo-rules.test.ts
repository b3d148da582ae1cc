import { describe, expect, it } from 'vitest'
import type { FileFacts } from '../../files/index.ts'
import { logoFaultOf, MOST_LOGO_BYTES } from './logo-rules.ts'

const FITS: FileFacts = { size: 900, type: 'image/png', pixels: { width: 64, height: 64 } }

describe('logoFaultOf', () => {
  it.each<[string, Partial<FileFacts>, string | undefined]>([
    ['takes a PNG', {}, undefined],
    ['takes a JPEG', { type: 'image/jpeg' }, undefined],
    ['takes the largest', { size: MOST_LOGO_BYTES }, undefined],
    ['takes the longest sides', { pixels: { width: 2000, height: 2000 } }, undefined],
    ['refuses nothing at all', { size: 0 }, 'logoEmpty'],
    ['refuses a byte too many', { size: MOST_LOGO_BYTES + 1 }, 'logoTooLarge'],
    ['refuses a PDF', { type: 'application/pdf' }, 'logoType'],
    ['refuses what is unknown', { type: undefined }, 'logoType'],
    ['refuses a half', { isDamaged: true }, 'logoDamaged'],
    ['refuses what scanners look for', { isHarmful: true }, 'logoDamaged'],
    ['refuses a pixel too wide', { pixels: { width: 2001, height: 1 } }, 'logoSides'],
    ['refuses a pixel too high', { pixels: { width: 1, height: 2001 } }, 'logoSides'],
    ['refuses what has no height', { pixels: { width: 8, height: 0 } }, 'logoSides'],
  ])('%s (MERCH-011)', (_what, change, fault) => {
    expect(logoFaultOf({ ...FITS, ...change })).toBe(fault)
  })
})
