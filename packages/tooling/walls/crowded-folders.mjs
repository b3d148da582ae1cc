/** The maximum number of source files in a folder, not counting tests and stories. */
export const MOST_FILES = 18

/** Folders that hold more still. The list may only shrink. */
export const CROWDED = [
  'examples/bank/src/embed',
  'examples/bank/src/screens',
  'examples/bank/src/shell',
  'packages/react/src/history',
  'packages/react/src/store',
  'packages/sandbox/src/credentials',
  'packages/sandbox/src/http',
]
