import {
  DOCUMENT_CATEGORY,
  DOCUMENT_STATUS,
  type DocumentCategory,
  type KycCustomerInfo,
  type KycKind,
  type UploadStatus,
} from '@sixpence/protocol'
import type { CallerContext } from '../context.ts'
import type { Sql } from '../db/index.ts'
import {
  isFinalRefusal,
  namesOf,
  type NamesRow,
  OWNER_NAMES,
  rejectWords,
  REQUIRED_OF_BUSINESSES,
} from '../papers/index.ts'
import { documentStatusId, wireNumberOf } from '../standing/index.ts'

const CATEGORIES: Readonly<Record<KycKind, readonly DocumentCategory[]>> = {
  personal: ['identity', 'address'],
  business: REQUIRED_OF_BUSINESSES,
}

/** The state of a required document. */
export interface DocumentState {
  readonly categoryId: DocumentCategory
  readonly state: 'missing' | 'waiting' | 'confirmed' | 'refused'
  /** A code of the bank's reasons, or plain words. */
  readonly rejectReason: string | null
  /** The name on a refused one, and the name it should have. */
  readonly names?: NamesRow | undefined
}

interface Subject {
  readonly sql: Sql
  readonly customerId: string
}

/** Lists the documents that the bank requires, with their states. */
export async function documentStates(kind: KycKind, of: Subject): Promise<DocumentState[]> {
  const rows = await handedIn(of)
  return CATEGORIES[kind].map(categoryId => {
    const ofCategory = rows.filter(row => DOCUMENT_CATEGORY[row.categoryId] === categoryId)
    const states = ofCategory.map(row => DOCUMENT_STATUS[row.statusId])
    if (states.includes('confirmed')) return { categoryId, state: 'confirmed', rejectReason: null }
    if (states.some(isWaiting)) return { categoryId, state: 'waiting', rejectReason: null }
    const [newest] = ofCategory
    const rejectReason = newest?.rejectReason ?? null
    if (rejectReason === null) return { categoryId, state: 'missing', rejectReason }
    return { categoryId, state: 'refused', rejectReason, names: newest }
  })
}

const WAITING: ReadonlySet<UploadStatus> = new Set(['submitted', 'underInvestigation', 'pending'])
const isWaiting = (status: UploadStatus): boolean => WAITING.has(status)

const IDENTITY = wireNumberOf(DOCUMENT_CATEGORY, 'identity')
const CONFIRMED = documentStatusId('confirmed')
const INVESTIGATED = documentStatusId('underInvestigation')
const REJECTED = documentStatusId('rejected')

interface HandedIn extends NamesRow, Record<string, unknown> {
  readonly statusId: keyof typeof DOCUMENT_STATUS
  readonly rejectReason: string | null
}

/** Lists submitted documents, newest first. A check by a provider counts as an identity document. */
const handedIn = ({ sql, customerId }: Subject) => sql<HandedIn>`
  select category_id as "categoryId", status_id as "statusId", reject_reason as "rejectReason",
    name_on_document as "nameOnDocument", ${OWNER_NAMES}
  from (
    select category_id, status_id, reject_reason, name_on_document, uploaded_at as at, position
    from customer_document where customer_id = ${customerId} and part = 'main'
    union all
    select ${IDENTITY}::smallint, (case run.status
        when 'approved' then ${CONFIRMED} when 'underInvestigation' then ${INVESTIGATED}
        else ${REJECTED} end)::smallint,
      run.reject_reason, run.name_on_document, run.created_at, run.position
    from identity_run run join identity_document identity on identity.id = run.identity_id
    where run.customer_id = ${customerId} and run.kind = 'document'
      and run.status in ('approved', 'underInvestigation', 'declined')
      and (run.status <> 'approved' or identity.status_id = ${CONFIRMED})
  ) handed_in join customer owner on owner.id = ${customerId}
  order by at desc, handed_in.position desc`

/** Returns them as the customer sees them. */
export const requestedDocuments = (
  states: readonly DocumentState[],
  { caller, locale }: Pick<CallerContext, 'caller' | 'locale'>,
): KycCustomerInfo['documents'] =>
  states.map(({ categoryId, state, rejectReason, names: row }) => {
    const names = row && namesOf(row, caller)
    return {
      categoryId,
      isUploaded: state === 'waiting' || state === 'confirmed',
      ...(rejectReason !== null && { rejectReason: rejectWords(rejectReason, locale) }),
      ...(names && { names }),
      ...(isFinalRefusal(rejectReason) && { isFinal: true }),
    }
  })
