import type { DocumentCategory, DocumentNames } from '@sixpence/protocol/documents'
import type { KycCustomerInfo } from '@sixpence/protocol/kyc'
import type { LimitReasonInfo, RequirementDocument } from '@sixpence/protocol/verification'
import { requiredActions, type RequiredAction } from './required-actions.ts'
import type { StatusFacts } from './status-facts.ts'
import { isUsable } from './documents/upload-states.ts'

/** What a document is wanted for. */
export type DocumentPurpose = 'limit' | 'duplicates' | 'kyc' | 'profile'

/** A document that is wanted. */
export interface MissingDocument extends Omit<RequirementDocument, 'id'> {
  /** Of the requirement; absent where none names it, as of KYC. */
  readonly id?: string | undefined
  /** Why the last one was not accepted. */
  readonly rejectReason?: string | undefined
  /** Where it was in another name. */
  readonly names?: DocumentNames | undefined
  /** It was refused for good: another one is not taken either. */
  readonly isFinal?: boolean | undefined
}

/** A document to upload, wanted once however many reasons there are for it. */
export interface DocumentTask {
  readonly kind: 'document'
  /** What it is to be: of several the one that is missing, and the one that names a kind. */
  readonly document: MissingDocument
  readonly purposes: readonly DocumentPurpose[]
}

/** Something else that the bank waits for. */
export interface ActionTask {
  readonly kind: RequiredAction
}

/** One thing that a customer has to do for the bank. It is asked for once, however many want it. */
export type CustomerTask = DocumentTask | ActionTask

/** What the tasks are made of. */
export interface TaskFacts {
  /** Of a status that is not known nothing is required. */
  readonly facts: StatusFacts | undefined
  readonly reasons?: readonly LimitReasonInfo[] | undefined
  readonly duplicates?: readonly RequirementDocument[] | undefined
  /** What KYC asks for. */
  readonly kycDocuments?: KycCustomerInfo['documents'] | undefined
}

const CATEGORY_OF: Readonly<Partial<Record<RequiredAction, DocumentCategory>>> = {
  identity: 'identity',
  proofOfResidence: 'address',
}

/**
 * Lists what the customer has to do. A document that several want is one task, and an identity that
 * has expired is one, though no rule requires it.
 */
export function customerTasks({ facts, ...asked }: TaskFacts): CustomerTask[] {
  const wanted = wantedDocuments(asked)
  const documents = wanted.reduce<DocumentTask[]>(addDocument, [])
  const actions = facts ? actionsOf(facts) : []
  const covers =
    (kind: RequiredAction) =>
    ({ document }: DocumentTask) =>
      document.categoryId === CATEGORY_OF[kind]
  return [
    ...documents.map(task =>
      actions.some(kind => covers(kind)(task)) ? withPurpose(task, 'profile') : task,
    ),
    ...actions.filter(kind => !documents.some(covers(kind))).map(kind => ({ kind })),
  ]
}

interface Wanted {
  readonly document: MissingDocument
  readonly purpose: DocumentPurpose
}

function wantedDocuments({
  reasons = [],
  duplicates = [],
  kycDocuments = [],
}: Omit<TaskFacts, 'facts'>): Wanted[] {
  return [
    ...reasons.flatMap(reason =>
      reason.requirementDocuments.map(document => ({ document, purpose: 'limit' as const })),
    ),
    ...duplicates.map(document => ({ document, purpose: 'duplicates' as const })),
    ...kycDocuments
      .filter(({ isUploaded }) => !isUploaded)
      .map(({ categoryId, rejectReason, names, isFinal }) => ({
        document: { categoryId, rejectReason, names, isFinal, uploadedDocuments: [] },
        purpose: 'kyc' as const,
      })),
  ]
}

function actionsOf(facts: StatusFacts): RequiredAction[] {
  const required = requiredActions(facts).map(({ result }) => result)
  const isExpired = facts.identityStatus === 'expired'
  return isExpired ? [...required, 'identity'] : required
}

function addDocument(tasks: DocumentTask[], { document, purpose }: Wanted): DocumentTask[] {
  const same = tasks.find(task => isSamePaper(task.document, document))
  if (!same) return [...tasks, { kind: 'document', document, purposes: [purpose] }]
  return tasks.map(task =>
    task === same
      ? withPurpose({ ...task, document: narrower(task.document, document) }, purpose)
      : task,
  )
}

/** Of two for the same paper the one that is still missing; of two such the one of a kind. */
function narrower(one: MissingDocument, other: MissingDocument): MissingDocument {
  if (isMissing(one) !== isMissing(other)) return isMissing(one) ? one : other
  return one.documentTypeId === undefined && other.documentTypeId !== undefined ? other : one
}

const isMissing = ({ uploadedDocuments }: MissingDocument): boolean =>
  !uploadedDocuments.some(({ statusId }) => isUsable(statusId))

const withPurpose = (task: DocumentTask, purpose: DocumentPurpose): DocumentTask => ({
  ...task,
  purposes: [...new Set([...task.purposes, purpose])],
})

/** Any document of the category meets a requirement that names no kind. */
const isSamePaper = (one: MissingDocument, other: MissingDocument): boolean =>
  one.categoryId === other.categoryId &&
  (one.documentTypeId === other.documentTypeId ||
    one.documentTypeId === undefined ||
    other.documentTypeId === undefined)
