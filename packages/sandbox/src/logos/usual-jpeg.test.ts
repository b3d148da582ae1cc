import { describe, expect, it } from 'vitest'
import { goodJpeg } from '../../tests/hostile-logos.ts'
import { bytesOf } from '../../tests/picture-files.ts'
import { isUsualJpeg } from './usual-jpeg.ts'

const SIDES = { width: 16, height: 8 }
const good = goodJpeg(SIDES.width, SIDES.height)
const scan = good.subarray(
  good.findIndex((byte, at) => byte === 0xff && good[at + 1] === 0xda),
  -2,
)
const withScans = (count: number) =>
  bytesOf(good.subarray(0, -2), ...Array.from({ length: count - 1 }, () => scan), good.subarray(-2))

describe('isUsualJpeg', () => {
  it.each([
    ['one scan', good, SIDES, true],
    ['forty', withScans(40), SIDES, true],
    ['forty-one', withScans(41), SIDES, false],
    ['something behind its end', bytesOf(good, [0]), SIDES, false],
    ['another width', good, { ...SIDES, width: 17 }, false],
    ['another height', good, { ...SIDES, height: 9 }, false],
  ])('judges one of %s', (...row) => {
    const [, bytes, sides, isUsual] = row
    expect(isUsualJpeg(bytes, sides)).toBe(isUsual)
  })
})
