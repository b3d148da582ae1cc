import type { FileFacts, FileFault } from '@sixpence/protocol/files'
import { judgeFile } from './judge-file.ts'
import { assertReadable, isSameFile, readFile } from './read-file.ts'

/** A file that was checked before anything is sent. */
export interface CheckedFile {
  readonly facts: FileFacts
  /** `fileSame`: it is the document's other side, too. */
  readonly fault: FileFault | 'fileSame' | undefined
  /** The file to send: without the data of a picture that reveals where and when it was taken. */
  readonly stripped: File
}

/**
 * Checks a file of a document, and that it isn't the same as the document's other side. Files don't
 * change, so each is read only once, however often it is checked.
 *
 * @throws {SixpenceError} `invalid_input` if it can't be read, e.g. because it was moved after it
 *   was chosen.
 */
export async function checkFile(file: File, otherSide?: File): Promise<CheckedFile> {
  const checked = await checkedOnce(file)
  if (checked.fault || !otherSide || (await areDifferent(file, otherSide))) return checked
  return { ...checked, fault: 'fileSame' }
}

const CHECKED = new WeakMap<File, Promise<CheckedFile>>()

async function checkedOnce(file: File): Promise<CheckedFile> {
  const known = CHECKED.get(file)
  if (known) {
    await assertReadable(file)
    return known
  }
  const checked = check(file)
  CHECKED.set(file, checked)
  // A file that can't be read now may be readable later.
  checked.catch(() => CHECKED.delete(file))
  return checked
}

async function check(file: File): Promise<CheckedFile> {
  const read = await readFile(file)
  const { result } = judgeFile(read.facts)
  return { ...read, fault: result === 'taken' ? undefined : result }
}

const DIFFERENT = new WeakMap<File, WeakSet<File>>()

async function areDifferent(one: File, other: File): Promise<boolean> {
  if (DIFFERENT.get(one)?.has(other)) return true
  if (await isSameFile(one, other)) return false
  for (const [file, peer] of [
    [one, other],
    [other, one],
  ] as const) {
    DIFFERENT.set(file, (DIFFERENT.get(file) ?? new WeakSet()).add(peer))
  }
  return true
}
