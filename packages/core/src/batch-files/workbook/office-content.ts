import { RefusedWorkbook } from './workbook-refusal.ts'

const ENCRYPTED = utf16('EncryptedPackage')
/** Entries of the directory of an old Office file start at multiples of this. */
const ENTRY_LENGTH = 128

/** Refuses an old Office file: an XLS file, or a container for an encrypted workbook. */
export function refuseOffice(bytes: Uint8Array): never {
  for (let at = 0; at < bytes.length; at += ENTRY_LENGTH)
    if (ENCRYPTED.every((byte, offset) => bytes[at + offset] === byte))
      throw new RefusedWorkbook({ reason: 'encrypted' })
  throw new RefusedWorkbook({ reason: 'oldWorkbook' })
}

function utf16(text: string): readonly number[] {
  return Array.from(text).flatMap(letter => [letter.charCodeAt(0), 0])
}
