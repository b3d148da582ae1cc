import type { NameWord } from './name-word.ts'
import { spell, SPELLINGS } from './spellings.ts'

/** The known legal forms with all their spellings, the short one first. */
const FORMS: readonly (readonly string[])[] = [
  ['ltd', 'limited'],
  ['plc', 'public limited company'],
  ['llc', 'limited liability company'],
  ['llp', 'limited liability partnership'],
  ['inc', 'incorporated'],
  ['corp', 'corporation'],
  ['co', 'company'],
  ['pty', 'proprietary'],
  ['gmbh', 'gesellschaft mit beschränkter haftung'],
  ['mbh', 'mit beschränkter haftung'],
  ['ug', 'unternehmergesellschaft'],
  ['ag', 'aktiengesellschaft'],
  ['kg', 'kommanditgesellschaft'],
  ['ohg', 'offene handelsgesellschaft'],
  ['gbr', 'gesellschaft bürgerlichen rechts'],
  ['ek', 'eingetragener kaufmann', 'eingetragene kauffrau'],
  ['ev', 'eingetragener verein'],
  ['sa', 'société anonyme', 'sociedad anónima', 'sociedade anónima', 'societate pe acțiuni'],
  ['sarl', 'société à responsabilité limitée'],
  ['sas', 'société par actions simplifiée'],
  ['sl', 'sociedad limitada'],
  ['srl', 'societate cu răspundere limitată', 'società a responsabilità limitata'],
  ['spa', 'società per azioni'],
  ['lda', 'ltda', 'limitada'],
  ['bv', 'besloten vennootschap'],
  ['nv', 'naamloze vennootschap'],
  ['spzoo', 'sp z o o', 'sp z oo', 'spółka z ograniczoną odpowiedzialnością'],
  ['ab', 'aktiebolag'],
  ['as', 'aksjeselskap', 'aktieselskab'],
  ['aps', 'anpartsselskab'],
  ['oy', 'osakeyhtiö'],
  ['тов', 'товариство з обмеженою відповідальністю'],
  ['фоп', 'фізична особа підприємець'],
  ['ооо', 'общество с ограниченной ответственностью'],
  ['ип', 'индивидуальный предприниматель'],
]

const WAYS = Object.values(SPELLINGS)

/** The short form of each spelling in plain letters. */
const SHORT_FORMS: ReadonlyMap<string, string> = /* @__PURE__ */ new Map(
  FORMS.flatMap(writings =>
    writings.flatMap(writing =>
      WAYS.map(way => [inPlain(writing.split(' '), way), writings[0] ?? ''] as const),
    ),
  ),
)

/** Returns true if a word is a legal form in any spelling. */
export const isLegalForm = (word: string): boolean => formOf([word]) !== undefined

const MOST_WORDS = 4

/** Returns the words with each legal form replaced by its short form, as one word. */
export function withLegalForms(words: readonly NameWord[]): readonly NameWord[] {
  const isMixed = words.some(({ text }) => /\p{Ll}/u.test(text))
  const found: NameWord[] = []
  for (let at = 0; at < words.length;) {
    const [length, form] = formAt(words, at)
    const word = words[at]
    if (word) found.push(form === undefined ? word : { ...formWord(word, isMixed), text: form })
    at += length
  }
  return found
}

/** Two letters can also be someone's name, e.g. `Sá`, unless they stand out as capitals. */
function formWord(word: NameWord, isMixed: boolean): NameWord {
  const isSure = word.text.length > 2 || (isMixed && /^\p{L}\p{Lu}$/u.test(word.text))
  return { ...word, form: isSure ? 'sure' : 'perhaps' }
}

function formAt(words: readonly NameWord[], at: number): readonly [number, string?] {
  for (let length = MOST_WORDS; length > 0; length -= 1) {
    const texts = words.slice(at, at + length).map(({ text }) => text)
    const form = formOf(texts)
    if (texts.length === length && form !== undefined) return [length, form]
  }
  return [1]
}

function formOf(words: readonly string[]): string | undefined {
  if (words.length === 1 && isShortWithMark(words[0] ?? '')) return undefined
  return WAYS.map(way => SHORT_FORMS.get(inPlain(words, way))).find(Boolean)
}

/** Short forms have no marks: `Sá` is a name. */
const isShortWithMark = (word: string): boolean =>
  /^\p{L}{2}$/u.test(word) && /\p{M}/u.test(word.normalize('NFD'))

function inPlain(words: readonly string[], way: (typeof WAYS)[number]): string {
  return words.map(word => spell(word, way)).join(' ')
}
