import type { DocumentCategory, DocumentNames } from '@sixpence/protocol/documents'
import type { KycCustomerInfo } from '@sixpence/protocol/kyc'
import type { LimitReasonInfo, RequirementDocument } from '@sixpence/protocol/verification'
import { requiredActions, type RequiredAction } from './required-actions.ts'
import type { StatusFacts } from './status-facts.ts'
import { isUsable } from './documents/upload-states.ts'

/** The reason a document is required. */
export type DocumentPurpose = 'limit' | 'duplicates' | 'kyc' | 'profile'

/** A required document. */
export interface MissingDocument extends Omit<RequirementDocument, 'id'> {
  /** The id of the requirement; absent if there is none, as for KYC. */
  readonly id?: string | undefined
  /** The reason the last one was refused. */
  readonly rejectReason?: string | undefined
  /** The names, if it was in another name. */
  readonly names?: DocumentNames | undefined
  /** True if it was refused for good: another one won't be accepted either. */
  readonly isFinal?: boolean | undefined
}

/** A document to upload, once however many reasons there are for it. */
export interface DocumentTask {
  readonly kind: 'document'
  /** The document to provide: of several, one still missing, preferably of a specific type. */
  readonly document: MissingDocument
  readonly purposes: readonly DocumentPurpose[]
}

/** Any other action the bank waits for. */
export interface ActionTask {
  readonly kind: RequiredAction
}

/** One thing a customer has to do for the bank, once however many reasons there are for it. */
export type CustomerTask = DocumentTask | ActionTask

/** The facts that determine the tasks. */
export interface TaskFacts {
  /** If undefined, nothing is required. */
  readonly facts: StatusFacts | undefined
  readonly reasons?: readonly LimitReasonInfo[] | undefined
  readonly duplicates?: readonly RequirementDocument[] | undefined
  /** Documents required by KYC. */
  readonly kycDocuments?: KycCustomerInfo['documents'] | undefined
}

const CATEGORY_OF: Readonly<Partial<Record<RequiredAction, DocumentCategory>>> = {
  identity: 'identity',
  proofOfResidence: 'address',
}

/**
 * Lists what the customer has to do. A document with several reasons is one task. So is an expired
 * identity document, although no rule requires it.
 */
export function customerTasks({ facts, ...requirements }: TaskFacts): CustomerTask[] {
  const required = requiredDocuments(requirements)
  const documents = required.reduce<DocumentTask[]>(addDocument, [])
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

interface RequiredDocument {
  readonly document: MissingDocument
  readonly purpose: DocumentPurpose
}

function requiredDocuments({
  reasons = [],
  duplicates = [],
  kycDocuments = [],
}: Omit<TaskFacts, 'facts'>): RequiredDocument[] {
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

function addDocument(
  tasks: DocumentTask[],
  { document, purpose }: RequiredDocument,
): DocumentTask[] {
  const same = tasks.find(task => isSamePaper(task.document, document))
  if (!same) return [...tasks, { kind: 'document', document, purposes: [purpose] }]
  return tasks.map(task =>
    task === same
      ? withPurpose({ ...task, document: narrower(task.document, document) }, purpose)
      : task,
  )
}

/** Prefers the document still missing, then one of a specific type. */
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

/** A requirement without a type accepts any document of the category. */
const isSamePaper = (one: MissingDocument, other: MissingDocument): boolean =>
  one.categoryId === other.categoryId &&
  (one.documentTypeId === other.documentTypeId ||
    one.documentTypeId === undefined ||
    other.documentTypeId === undefined)
