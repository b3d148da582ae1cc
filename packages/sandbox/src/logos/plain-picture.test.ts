import fc from 'fast-check'
import { decode } from 'fast-png'
import { describe, expect, it } from 'vitest'
import { ACTIVE_TEXT } from '../../tests/hostile-files.ts'
import {
  goodJpeg,
  goodPng,
  INERT_LOGOS,
  packedPng,
  REFUSED_LOGOS,
} from '../../tests/hostile-logos.ts'
import { bytesOf } from '../../tests/picture-files.ts'
import { plainPicture } from './plain-picture.ts'

async function taken(bytes: Uint8Array<ArrayBuffer>) {
  const picture = await plainPicture(bytes)
  if (typeof picture === 'string') throw new Error(`It is refused: ${picture}`)
  return picture
}

const latin = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes)

describe('plainPicture', () => {
  it.each(Object.entries(REFUSED_LOGOS))(
    'refuses %s (MERCH-011)',
    async (_what, [content, fault]) => {
      const bytes = typeof content === 'string' ? bytesOf(content) : content
      // The first run includes compilation.
      await plainPicture(bytes)
      const times: number[] = []
      for (let round = 0; round < 3; round += 1) {
        const [memory, begun] = [process.memoryUsage().arrayBuffers, process.cpuUsage()]
        expect(await plainPicture(bytes)).toBe(fault)
        expect(process.memoryUsage().arrayBuffers - memory).toBeLessThan(50_000_000)
        times.push(process.cpuUsage(begun).user / 1000)
      }
      // Processor time, which other tests of this process use too.
      expect(Math.min(...times)).toBeLessThan(300)
    },
  )

  it.each(Object.entries(INERT_LOGOS))(
    'keeps the pixels alone of %s (MERCH-011)',
    async (_what, bytes) => {
      const { png } = await taken(bytes)
      expect(latin(png)).not.toContain(ACTIVE_TEXT)
      const kinds = latin(png).match(/IHDR|IDAT|IEND|[a-z][A-Za-z]{3}(?=Comment)|tEXt|iCCP|eXIf/g)
      expect(kinds).toEqual(['IHDR', 'IDAT', 'IEND'])
    },
  )

  it('keeps the pixels of a small picture as they are', async () => {
    const { png, width, height } = await taken(goodPng())
    expect([width, height]).toEqual([12, 8])
    expect(decode(png).data).toEqual(decode(goodPng()).data)
  })

  it('takes a JPEG, and keeps a PNG of it', async () => {
    const { png } = await taken(goodJpeg())
    expect(decode(png)).toMatchObject({ width: 16, height: 8, channels: 4 })
  })

  it('unpacks damaged JPEGs or refuses them, and soon', async () => {
    const good = goodJpeg(48, 32)
    const place = fc.nat({ max: good.length - 1 })
    const damage = fc.array(fc.tuple(place, fc.nat({ max: 255 })), { minLength: 1, maxLength: 6 })
    const begun = process.cpuUsage()
    await fc.assert(
      fc.asyncProperty(damage, async changes => {
        const bytes = good.slice()
        for (const [at, byte] of changes) bytes[at] = byte
        const picture = await plainPicture(bytes)
        expect(typeof picture === 'string' || picture.width > 0).toBe(true)
      }),
      { numRuns: 200 },
    )
    expect(process.cpuUsage(begun).user / 1000).toBeLessThan(5000)
  })

  it('makes a large one smaller, in both directions alike', async () => {
    expect(await taken(goodPng(2000, 400))).toMatchObject({ width: 500, height: 100 })
  })

  it.each([
    {
      what: 'grey of 1 bit',
      format: [1, 0, 0, 0, 0],
      rows: [0, 0b10100000],
      shades: [255, 255, 0, 255, 255, 255],
    },
    {
      what: 'grey of 4 bits',
      format: [4, 0, 0, 0, 0],
      rows: [0, 0xf0, 0x80],
      shades: [255, 255, 0, 255, 136, 255],
    },
    {
      what: 'grey of 16 bits',
      format: [16, 0, 0, 0, 0],
      rows: [0, 255, 1, 128, 2, 0, 3],
      shades: [255, 255, 128, 255, 0, 255],
    },
    {
      what: 'grey with opacity',
      format: [8, 4, 0, 0, 0],
      rows: [0, 9, 0, 8, 128, 7, 255],
      shades: [9, 0, 8, 128, 7, 255],
    },
  ])('reads $what', async ({ format, rows, shades }) => {
    const bytes = packedPng({ width: 3, height: 1, format, rows: Uint8Array.from(rows) })
    const kept = Array.from(decode((await taken(bytes)).png).data)
    const ofPixel = (...places: number[]) => kept.filter((_byte, at) => places.includes(at % 4))
    expect(ofPixel(0, 3)).toEqual(shades)
    expect(ofPixel(1)).toEqual(ofPixel(0))
    expect(ofPixel(2)).toEqual(ofPixel(0))
  })
})
