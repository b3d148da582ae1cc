/**
 * Leaves out what people write between digits: white space, hyphens and dashes, dots, slashes, and
 * the invisible characters that come along when a text is copied. `a` to `z` are raised. Nothing
 * else changes, so that what is left can be refused for what it is.
 */
export const cleanBankDetail = (text: string): string =>
  text.replaceAll(BETWEEN, '').replaceAll(/[a-z]/g, letter => letter.toUpperCase())

// Soft hyphen, marks of direction, zero width characters, word joiner, byte order mark.
const INVISIBLE = String.raw`\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF`
const BETWEEN = new RegExp(String.raw`[\s${INVISIBLE}\p{Pd}\u2212./]`, 'gu')
