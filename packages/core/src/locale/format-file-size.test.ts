import { describe, expect, it } from 'vitest'
import { formatFileSize } from './index.ts'

describe('the size of a file (CONST-022)', () => {
  it.each([
    [0, '0 B'],
    [999, '999 B'],
    [1000, '1 kB'],
    [1024, '1 kB'],
    [2_420_000, '2.4 MB'],
    [999_949, '999.9 kB'],
    [999_960, '1 MB'],
    [20_000_000, '20 MB'],
    [1e9, '1 GB'],
    [1e12, '1 TB'],
    [1e15, '1 PB'],
    [1e18, '1 EB'],
    [1e21, '1 ZB'],
    [1e24, '1 YB'],
    [1e28, '10,000 YB'],
  ])('of %d bytes is %s', (bytes, text) => {
    expect(formatFileSize(bytes, 'en')).toBe(text.replace(' ', '\u00A0'))
  })

  it('is written as the language does it', () => {
    expect(formatFileSize(2_420_000, 'ro')).toBe('2,4\u00A0MB')
  })
})
