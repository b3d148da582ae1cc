import type { DocumentCategory, DocumentPart } from '@sixpence/protocol/documents'

/** A document to upload, and what it is. */
export interface DocumentUpload {
  readonly categoryId: DocumentCategory
  /** The number of its kind: one of those that `list` answers for the category. */
  readonly documentTypeId: number
  /** The front of it, or all of it. A kind that `isTwoSided` needs its back as well. */
  readonly files: DocumentFiles
  /** The address that it proves; by default the primary one. */
  readonly addressId?: string | undefined
  /** The requirement of a limit that it is for. */
  readonly requirementId?: string | undefined
  /** `YYYY-MM-DD`. */
  readonly issuedDate?: string | undefined
  /** `YYYY-MM-DD`. */
  readonly expiresDate?: string | undefined
  readonly isDueDiligence?: boolean | undefined
  /** The kind of the proof of relationship; needed along with its file. */
  readonly relationshipTypeId?: number | undefined
  /** Open the PDFs once, and are kept nowhere. */
  readonly passwords?: Readonly<Partial<Record<DocumentPart, string>>> | undefined
  /**
   * Names this document for the bank: see `Documents.newKey`. By default a new one. A program that
   * tries again after it was ended passes the same.
   */
  readonly key?: string | undefined
}

/** The files of a document. */
export type DocumentFiles = { readonly mainDocument: File } & Readonly<
  Partial<Record<Exclude<DocumentPart, 'mainDocument'>, File>>
>
