// Writes src/rendering/letter-font.gen.ts from the two weights of Noto Sans that letters are set in:
//   node build/make-letter-font.mjs NotoSans_400Regular.ttf NotoSans_600SemiBold.ttf
// It needs fonttools (`pyftsubset`); the fonts are in the npm package @expo-google-fonts/noto-sans.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** What names and messages are written with, all of which both weights have. */
const RANGES = [
  ['20', '7E', 'ASCII'],
  ['A0', 'AC', 'Latin, without the soft hyphen: it is not to be seen'],
  ['AE', '24F', ''],
  ['259', '259', 'the schwa of Azeri'],
  ['2BB', '2BC', 'apostrophes'],
  ['2C6', '2DD', 'marks that stand alone'],
  ['300', '30C', 'marks that no letter has of its own'],
  ['30F', '311', ''],
  ['31B', '31B', ''],
  ['323', '328', ''],
  ['32D', '331', ''],
  ['384', '38A', 'Greek'],
  ['38C', '38C', ''],
  ['38E', '3A1', ''],
  ['3A3', '3D7', ''],
  ['400', '52F', 'Cyrillic'],
  ['1E00', '1EFF', 'Vietnamese, Irish, Yoruba'],
  ['2010', '2027', 'dashes, quotation marks'],
  ['202F', '203A', ''],
  ['20A0', '20C0', 'currencies'],
  ['2116', '2116', '№'],
  ['2122', '2122', '™'],
  ['2212', '2212', 'minus'],
  ['FFFD', 'FFFD', 'what is shown for a letter that is not here'],
]

const PYFTSUBSET_OPTIONS = [
  `--unicodes=${RANGES.map(([first, last]) => `${first}-${last}`).join(',')}`,
  // None that takes a letter apart or puts two together: copied text would lack some.
  '--layout-features=kern,mark,mkmk',
  '--name-IDs=0,1,2,5,6,13,14',
  '--no-hinting',
  '--notdef-outline',
]

const folder = mkdtempSync(join(tmpdir(), 'letter-font-'))

function packed(font) {
  const file = join(folder, 'subset.ttf')
  execFileSync('pyftsubset', [font, ...PYFTSUBSET_OPTIONS, `--output-file=${file}`])
  return gzipSync(readFileSync(file), { level: 9 }).toString('base64')
}

const escaped = hex => `\\u${hex.padStart(4, '0')}`
const letters = RANGES.map(([first, last]) => `${escaped(first)}-${escaped(last)}`).join('')
const [regular, bold] = process.argv.slice(2).map(packed)
rmSync(folder, { recursive: true })
writeFileSync(
  new URL('../src/rendering/letter-font.gen.ts', import.meta.url),
  `// Noto Sans 400 and 600, cut down by build/make-letter-font.mjs, packed by gzip, in base64.
// Copyright 2022 The Noto Project Authors (https://github.com/notofonts/latin-greek-cyrillic),
// licensed under the SIL Open Font License, Version 1.1 (https://scripts.sil.org/OFL).

const LETTERS = '\\n${letters}'

/** A text of which the font has every letter. */
export const DRAWN = new RegExp(\`^[\${LETTERS}]*$\`)

export const REGULAR =
  '${regular}'

export const BOLD =
  '${bold}'
`,
)
