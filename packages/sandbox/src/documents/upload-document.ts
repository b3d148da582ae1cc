import type { documentMethods } from '@sixpence/protocol/schemas'
import type { CallerContext } from '../context.ts'
import { sha256 } from '../credentials/index.ts'
import { type Handlers, refuse } from '../http/index.ts'
import { type PartOfUpload, partsOf, storeParts } from './check-parts.ts'
import { checkUpload, type UploadInput } from './check-upload.ts'
import { insertMain, insertPart } from './insert-document.ts'
import { linkSubject } from './link-subject.ts'
import { sealParts } from './seal-part.ts'

export const uploadDocumentHandlers = {
  upload: async (input, context) => {
    await checkUpload(input, context)
    const parts = partsOf(input, context)
    const digest = await digestOf(input, parts)
    const before = await findUpload(digest, context)
    if (before) return before
    const id = await insertMain({ input, digest }, context)
    // Another call was faster, and has done it by now.
    if (id === undefined) return (await findUpload(digest, context)) ?? { id: '' }
    const stored = await storeParts(parts, context)
    await sealParts(stored, input, context)
    for (const part of stored) await insertPart({ ...part, mainId: id, input }, context)
    await linkSubject(input, id, context)
    return { id }
  },
} satisfies Partial<Handlers<typeof documentMethods>>

/**
 * Finds the document uploaded under this key; undefined if there is none.
 *
 * @throws {Refusal} `VF` if it was another document.
 */
async function findUpload(
  digest: string,
  { sql, caller, key }: CallerContext,
): Promise<{ id: string } | undefined> {
  const [before] = await sql<{ id: string; digest: string }>`
    select id, digest from customer_document
    where customer_id = ${caller.customerId} and upload_key = ${key}`
  if (!before) return undefined
  if (before.digest === digest) return { id: before.id }
  throw refuse.keyReused('This key was used for another document.')
}

/** Covers everything that was sent except passwords, which aren't part of the document. */
async function digestOf(input: UploadInput, parts: readonly PartOfUpload[]): Promise<string> {
  const fields = Object.entries(input).filter(([field]) => !field.endsWith('Password'))
  const files = await Promise.all(
    parts.map(async part => {
      if (!('file' in part)) return []
      const digest = await crypto.subtle.digest('SHA-256', part.file.bytes)
      return [part.part, Array.from(new Uint8Array(digest))]
    }),
  )
  return sha256(JSON.stringify([fields, files]))
}
