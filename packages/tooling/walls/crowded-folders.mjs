/** How many source files a folder holds at most; tests and stories beside them do not count. */
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
