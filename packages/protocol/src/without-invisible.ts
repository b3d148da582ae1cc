/**
 * Removes invisible characters that are copied along with a text: soft hyphens, direction marks,
 * zero width characters, word joiners, byte order marks. Use it only for texts in which none of
 * them has a meaning: numbers, codes, addresses. Names may need them.
 */
export const withoutInvisible = (text: string): string => text.replaceAll(INVISIBLE, '')

const INVISIBLE = /[\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]/gu
