/**
 * Leaves out the characters without ink that come along when a text is copied: soft hyphens, marks
 * of direction, zero width characters, word joiners, byte order marks. For texts in which none of
 * them means anything: numbers, codes, addresses; a name may need them.
 */
export const withoutInvisible = (text: string): string => text.replaceAll(INVISIBLE, '')

const INVISIBLE = /[\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]/gu
