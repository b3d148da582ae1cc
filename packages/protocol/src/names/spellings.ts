/** A way to spell letters in the plain Latin ones of a passport's machine-readable zone. */
export interface Spelling {
  /** By lower-case letter, or by two letters that are read as one. */
  readonly letters: Readonly<Record<string, string>>
  /** The exceptions at the beginning of a word. */
  readonly initials?: Readonly<Record<string, string>>
}

/** Letters that aren't a base letter with a mark. ICAO 9303, part 3, section 6, table A. */
const LATIN = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'oe',
  þ: 'th',
  ð: 'd',
  đ: 'd',
  ħ: 'h',
  ı: 'i',
  ĳ: 'ij',
  ĸ: 'k',
  ł: 'l',
  ŋ: 'n',
  ŧ: 't',
  ə: 'e',
}

/** Marks that ICAO 9303 allows a state to write out. */
const WRITTEN_OUT = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa', ñ: 'n' }

/** ICAO 9303, part 3, section 6, table B: Cyrillic letters. */
const CYRILLIC = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  ґ: 'g',
  д: 'd',
  е: 'e',
  ё: 'e',
  є: 'ie',
  ж: 'zh',
  з: 'z',
  и: 'i',
  і: 'i',
  ї: 'i',
  й: 'i',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ў: 'u',
  ф: 'f',
  х: 'kh',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'shch',
  ъ: 'ie',
  ы: 'y',
  ь: '',
  э: 'e',
  ю: 'iu',
  я: 'ia',
  ђ: 'd',
  ј: 'j',
  љ: 'lj',
  њ: 'nj',
  ћ: 'c',
  џ: 'dz',
  ѕ: 'dz',
}

/** Resolution 55 of the Cabinet of Ministers of Ukraine, 27 January 2010. */
const UKRAINIAN = { ...CYRILLIC, г: 'h', и: 'y', зг: 'zgh' }
const UKRAINIAN_INITIALS = { є: 'ye', ї: 'yi', й: 'y', ю: 'yu', я: 'ya' }

/** The spelling of Russian passports before ICAO 9303, and of people themselves. */
const RUSSIAN = { ...CYRILLIC, ё: 'yo', й: 'y', ц: 'ts', ъ: '', ю: 'yu', я: 'ya' }

/** The spellings in which one name may occur. */
export const SPELLINGS = {
  icao: { letters: { ...LATIN, ...WRITTEN_OUT, ...CYRILLIC } },
  icaoPlain: { letters: { ...LATIN, ø: 'o', ...CYRILLIC } },
  ukrainian: {
    letters: { ...LATIN, ...WRITTEN_OUT, ...UKRAINIAN },
    initials: UKRAINIAN_INITIALS,
  },
  russian: { letters: { ...LATIN, ...WRITTEN_OUT, ...RUSSIAN } },
} as const satisfies Readonly<Record<string, Spelling>>

/**
 * Spells a word in plain Latin letters and digits. Unknown letters stay as they are: dropping them
 * could make two names equal.
 */
export function spell(word: string, { letters, initials = {} }: Spelling): string {
  const lower = word.normalize('NFC').toLowerCase()
  // No spelling changes plain letters. Most words have no others, and whole files of them are spelled.
  if (PLAIN.test(lower)) return lower
  let plain = ''
  for (let at = 0; at < lower.length;) {
    const two = lower.slice(at, at + 2)
    const one = lower.slice(at, at + 1)
    const isPair = two.length === 2 && letters[two] !== undefined
    const initial = at === 0 ? initials[one] : undefined
    plain += initial ?? letters[isPair ? two : one] ?? withoutMarks(one, letters)
    at += isPair ? 2 : 1
  }
  return plain
}

const PLAIN = /^[a-z0-9]*$/

/** Marks above and below letters, and those beside them, such as apostrophes. */
const MARKS = /[\u0300-\u036F]|[\u00B7\u02B0-\u02FF]/g

function withoutMarks(letter: string, letters: Spelling['letters']): string {
  const base = letter.normalize('NFKD').replaceAll(MARKS, '')
  return letters[base] ?? base
}
