import { DOCUMENT_CATEGORY } from '@sixpence/protocol'
import type { CallerContext } from '../context.ts'
import { documentCategoryName } from '../dictionaries/index.ts'
import { textsOf, writingOf } from '../language/index.ts'
import { categoriesFor, DELETED_ON, documentTypeName, ownerOf } from '../papers/index.ts'
import type { Letter } from '../rendering/index.ts'
import { wireNumberOf } from '../standing/index.ts'

interface Context extends Pick<CallerContext, 'sql' | 'caller' | 'locale'> {
  /** The bank's home country. */
  readonly region?: string | undefined
}

interface ReceivedFile extends Record<string, unknown> {
  readonly typeId: number
  readonly categoryId: keyof typeof DOCUMENT_CATEGORY
  readonly part: 'main' | 'additional' | 'relationship'
  readonly fileName: string
  readonly uploadedAt: Date
  readonly sha256: string
  readonly deletedOn: string
}

const TEXTS = textsOf('documentsReceipt')

/**
 * Drafts a receipt of one received document by its id, or of `all`. Returns undefined if there are
 * none that the caller may see.
 */
export async function documentsReceipt(
  id: string,
  context: Context,
): Promise<Omit<Letter, 'entity' | 'at'> | undefined> {
  const { locale, region } = context
  const files = await receivedFiles(id, context)
  if (files.length === 0) return undefined
  const words = TEXTS[locale]
  const write = writingOf(locale, region)
  return {
    title: words.title,
    locale,
    paragraphs: [words.text, words.closing],
    facts: [
      [words.holder, await nameOf(context)],
      [words.count, String(files.length)],
    ],
    table: {
      columns: [
        { title: words.document, share: 0.28 },
        { title: words.purpose, share: 0.17 },
        { title: words.received, share: 0.16 },
        { title: words.deleted, share: 0.14 },
        { title: words.digest, share: 0.25 },
      ],
      rows: files.map(file => [
        [documentTypeName(locale, file.typeId), partName(file, words), file.fileName]
          .filter(Boolean)
          .join(' · '),
        documentCategoryName(locale, DOCUMENT_CATEGORY[file.categoryId]),
        write.moment(file.uploadedAt),
        write.shortDay(file.deletedOn),
        file.sha256,
      ]),
    },
  }
}

/**
 * Returns the files in the order of arrival, each before its back side and its proof of
 * relationship.
 */
async function receivedFiles(id: string, context: Context): Promise<readonly ReceivedFile[]> {
  const { sql, caller } = context
  const categories = categoriesFor(await ownerOf(context), caller).map(category =>
    wireNumberOf(DOCUMENT_CATEGORY, category),
  )
  return sql<ReceivedFile>`
    select document.document_type_id as "typeId", document.part, file_name as "fileName",
      coalesce(main.category_id, document.category_id) as "categoryId",
      document.uploaded_at as "uploadedAt", sha256, ${DELETED_ON}::text as "deletedOn"
    from customer_document document
      left join customer_document main on main.id = document.main_id
      join stored_file on stored_file.id = document.file_id
    where document.customer_id = ${caller.customerId}
      and (${id} = 'all' or ${id} in (document.id, document.main_id))
      and coalesce(main.category_id, document.category_id) = any (${categories})
    order by coalesce(main.position, document.position), document.position`
}

async function nameOf({ sql, caller }: Context): Promise<string> {
  const [holder] = await sql<{ name: string }>`
    select full_name(customer) as name from customer where id = ${caller.customerId}`
  return holder?.name ?? ''
}

const partName = ({ part }: ReceivedFile, words: (typeof TEXTS)['en']): string =>
  part === 'additional' ? words.backSide : ''
