import { DOCUMENT_PARTS, type DocumentPart } from '@sixpence/protocol/documents'
import { SixpenceError } from '../errors/index.ts'
import type { DocumentFiles } from './document-upload.ts'
import { judgeFile } from './judge-file.ts'
import { isSameFile, readFileFacts, stripPicture } from './read-file.ts'

/**
 * Checks all files and strips metadata from pictures.
 *
 * @throws {SixpenceError} `file_refused`
 */
export async function prepareFiles(files: DocumentFiles): Promise<DocumentFiles> {
  const chosen = DOCUMENT_PARTS.flatMap(part => (files[part] ? [{ part, file: files[part] }] : []))
  const faults = await Promise.all(chosen.map(({ part, file }) => faultOf(part, file, files)))
  const fields = faults.flatMap((message, index) =>
    message === undefined ? [] : [{ field: chosen[index]?.part ?? '', message }],
  )
  if (fields.length > 0) throw new SixpenceError('file_refused', 'A file is refused', { fields })
  const stripped = await Promise.all(
    chosen.map(async ({ part, file }) => [part, await stripPicture(file)] as const),
  )
  return Object.fromEntries(stripped) as unknown as DocumentFiles // has all chosen parts
}

async function faultOf(part: DocumentPart, file: File, { mainDocument }: DocumentFiles) {
  const { result } = judgeFile(await readFileFacts(file))
  if (result !== 'taken') return result
  const isSame = part === 'additionalDocument' && (await isSameFile(file, mainDocument))
  return isSame ? 'fileSame' : undefined
}
