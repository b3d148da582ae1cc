import { MOST_FILE_BYTES } from './upload.ts'
import type { FileFacts } from './file-facts.ts'

/** The maximum number of pages in a PDF. */
export const MOST_PAGES = 50
/** The maximum number of pixels on one side of a picture: more than any camera has. */
export const MOST_SIDE_PIXELS = 20_000
/** The maximum number of pixels in a picture. Drawing it takes four bytes for each. */
export const MOST_PIXELS = 80_000_000

/** The reasons to refuse a file, by facts known without its password. */
export const FILE_RULES = [
  {
    rule: 'fileEmpty',
    when: ({ size }) => size === 0,
    because: 'It has no bytes.',
  },
  {
    rule: 'fileTooLarge',
    when: ({ size }) => size > MOST_FILE_BYTES,
    because: 'A file has 20,000,000 bytes at most.',
  },
  {
    rule: 'fileHarmful',
    when: ({ isHarmful }) => isHarmful === true,
    because: 'It holds what virus scanners are tried with.',
  },
  {
    rule: 'fileHeic',
    when: ({ isHeic }) => isHeic === true,
    because: 'It is a HEIC photo, which few programs open.',
  },
  {
    rule: 'fileType',
    when: ({ type }) => type === undefined,
    because: 'It does not begin as a PDF, PNG or JPEG does, whatever its name says.',
  },
  {
    rule: 'filePolyglot',
    when: ({ isPolyglot }) => isPolyglot === true,
    because: 'It is something else besides, e.g. a ZIP or a web page.',
  },
  {
    rule: 'fileDamaged',
    when: ({ isDamaged, pixels }) =>
      isDamaged === true || (pixels !== undefined && Math.min(pixels.width, pixels.height) < 1),
    because: 'Its end is missing, it cannot be read, or there is nothing to be seen.',
  },
  {
    rule: 'filePixels',
    when: ({ pixels }) => pixels !== undefined && hasTooMany(pixels),
    because: 'Unpacked, the picture would take more memory than there is.',
  },
  {
    rule: 'fileActive',
    when: ({ isActive }) => isActive === true,
    because: 'A document does nothing by itself and carries no other files.',
  },
  {
    rule: 'filePages',
    when: ({ pages = 0 }) => pages > MOST_PAGES,
    because: 'A document has 50 pages at most.',
  },
] as const satisfies readonly {
  readonly rule: string
  readonly when: (facts: FileFacts) => boolean
  readonly because: string
}[]

/** The reason why a file is refused. */
export type FileFault = (typeof FILE_RULES)[number]['rule']

/** Returns the first rule that a file breaks; undefined if there is none. */
export const fileFaultOf = (facts: FileFacts): FileFault | undefined =>
  FILE_RULES.find(({ when }) => when(facts))?.rule

const hasTooMany = ({ width, height }: { width: number; height: number }) =>
  Math.max(width, height) > MOST_SIDE_PIXELS || width * height > MOST_PIXELS
