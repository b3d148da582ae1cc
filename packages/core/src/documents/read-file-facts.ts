import { fileTypeOf } from '@sixpence/protocol'
import { SixpenceError } from '../errors/index.ts'
import type { FileFacts } from './judge-file.ts'

/** The first bytes that tell what a file is. */
const BEGINNING = 8

/**
 * Reads of a file what `judgeFile` needs.
 *
 * @throws {SixpenceError} `invalid_input` for one that cannot be read, e.g. since it was moved
 *   after it was chosen.
 */
export async function readFileFacts(file: Blob): Promise<FileFacts> {
  try {
    const beginning = new Uint8Array(await file.slice(0, BEGINNING).arrayBuffer())
    return { size: file.size, type: fileTypeOf(beginning) }
  } catch (cause) {
    throw new SixpenceError('invalid_input', 'The file cannot be read', { cause })
  }
}
