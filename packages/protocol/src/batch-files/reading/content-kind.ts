/** The kinds of content that aren't text, recognised by their first bytes. */
export const OTHER_CONTENTS = ['zip', 'pdf', 'office', 'image', 'gzip'] as const

export type OtherContent = (typeof OTHER_CONTENTS)[number]

const FIRST_BYTES: readonly (readonly [OtherContent, ...number[]])[] = [
  // An XLSX file is one, too.
  ['zip', 0x50, 0x4b, 0x03, 0x04],
  ['zip', 0x50, 0x4b, 0x05, 0x06],
  ['pdf', 0x25, 0x50, 0x44, 0x46, 0x2d],
  // Old Excel files, and encrypted XLSX files.
  ['office', 0xd0, 0xcf, 0x11, 0xe0],
  ['image', 0x89, 0x50, 0x4e, 0x47],
  ['image', 0xff, 0xd8, 0xff],
  ['gzip', 0x1f, 0x8b, 0x08],
]

/** Returns the kind of content if its first bytes show that it isn't text. */
export const otherContentOf = (head: Uint8Array): OtherContent | undefined =>
  FIRST_BYTES.find(([, ...bytes]) => bytes.every((byte, at) => head[at] === byte))?.[0]
