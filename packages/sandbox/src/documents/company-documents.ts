import {
  COMPANY_DOCUMENTS,
  type CompanyDocument,
  type documentMethods,
  FILE_PART,
  fileTypeOf,
  idempotencyKeySchema,
} from '@sixpence/protocol'
import type { CallerContext } from '../context.ts'
import { sha256 } from '../credentials/index.ts'
import { type Handlers, refuse } from '../http/index.ts'

type DocumentType = CompanyDocument['documentType']

export const companyDocumentsHandlers = {
  list: async (_input, context) => {
    const { sql, caller } = context
    const rows = await sql<{ type: DocumentType; at: Date; fileName: string }>`
    select distinct on (document_type) document_type as type, uploaded_at as at,
      file_name as "fileName"
    from company_document where customer_id = ${caller.customerId}
    order by document_type, position desc`
    const documents = COMPANY_DOCUMENTS.map(documentType => {
      const row = rows.find(({ type }) => type === documentType)
      if (!row) return { documentType }
      return { documentType, uploaded: { at: row.at.toISOString(), fileName: row.fileName } }
    })
    return { documents }
  },

  upload: async ({ documentType }, context) => {
    const { file, key } = context
    if (!file) throw refuse.invalid(FILE_PART, 'Send the file along.')
    if (!idempotencyKeySchema.safeParse(key).success) {
      throw refuse.malformed('An upload needs an Idempotency-Key.')
    }
    const mediaType = fileTypeOf(file.bytes)
    if (!mediaType) throw refuse.invalid(FILE_PART, 'Send a PDF, a PNG or a JPEG.')
    return keep({ documentType, mediaType, ...file }, context)
  },
} satisfies Partial<Handlers<typeof documentMethods>>

interface NewDocument {
  readonly documentType: DocumentType
  readonly mediaType: string
  readonly fileName: string
  readonly bytes: Uint8Array<ArrayBuffer>
}

/** Keeps a file once under its key; whoever lost the answer gets it again. */
async function keep(
  { documentType, mediaType, fileName, bytes }: NewDocument,
  { sql, clock, newId, caller, key }: CallerContext,
): Promise<{ id: string }> {
  const content = base64(bytes)
  const digest = await sha256(documentType + content)
  await sql`
    insert into company_document (id, customer_id, document_type, file_name, media_type, bytes,
      digest, upload_key, uploaded_at, uploaded_by)
    values (${newId()}, ${caller.customerId}, ${documentType}, ${plainName(fileName)},
      ${mediaType}, decode(${content}, 'base64'), ${digest}, ${key}, ${clock.now()},
      ${caller.ownCustomerId})
    on conflict (customer_id, upload_key) do nothing`
  const [kept] = await sql<{ id: string; digest: string }>`
    select id, digest from company_document
    where customer_id = ${caller.customerId} and upload_key = ${key}`
  if (kept?.digest === digest) return { id: kept.id }
  throw refuse.keyReused('This key was used for another file.')
}

/** What people may read again: no path, nothing that changes the direction of a line. */
function plainName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? ''
  return last.replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, '').slice(0, 120) || 'document'
}

function base64(bytes: Uint8Array): string {
  let text = ''
  // A call takes so many arguments and no more.
  for (let at = 0; at < bytes.length; at += 32_768) {
    text += String.fromCharCode(...bytes.subarray(at, at + 32_768))
  }
  return btoa(text)
}
