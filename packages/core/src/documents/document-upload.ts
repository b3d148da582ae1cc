import type { DocumentCategory, DocumentPart } from '@sixpence/protocol/documents'

/** A document to upload, with its details. */
export interface DocumentUpload {
  readonly categoryId: DocumentCategory
  /** The number of its type, from those `list` returns for the category. */
  readonly documentTypeId: number
  /** The front, or the whole document. A type that `isTwoSided` also needs the back. */
  readonly files: DocumentFiles
  /** The address it proves; by default the primary one. */
  readonly addressId?: string | undefined
  /** The requirement of a limit that it meets. */
  readonly requirementId?: string | undefined
  /** `YYYY-MM-DD`. */
  readonly issuedDate?: string | undefined
  /** `YYYY-MM-DD`. */
  readonly expiresDate?: string | undefined
  readonly isDueDiligence?: boolean | undefined
  /** The type of the proof of relationship; required with its file. */
  readonly relationshipTypeId?: number | undefined
  /** Opens the PDFs once; stored nowhere. */
  readonly passwords?: Readonly<Partial<Record<DocumentPart, string>>> | undefined
  /**
   * Identifies this document at the bank: see `Documents.newKey`. Default: a new one. A program
   * that retries after a restart passes the same key.
   */
  readonly key?: string | undefined
}

/** The files of a document. */
export type DocumentFiles = { readonly mainDocument: File } & Readonly<
  Partial<Record<Exclude<DocumentPart, 'mainDocument'>, File>>
>
