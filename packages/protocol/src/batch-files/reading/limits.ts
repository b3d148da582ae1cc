import { MOST_FILE_BYTES } from '../../files/index.ts'

/** The maximum number of rows in a file, without its header. */
export const MOST_ROWS = 100_000

/** The maximum size of a file in bytes. */
export const MOST_BYTES = MOST_FILE_BYTES

/** The maximum length of a row in bytes. Longer ones aren't rows of payments. */
export const LONGEST_ROW = 65_536

/** The number of bytes from which the encoding and the delimiter are guessed. */
export const SAMPLE_BYTES = 65_536
