import type { CategoryDocuments, DocumentCategory } from '@sixpence/core'
import type { PhotoRequest } from './take-photo.ts'

const CARDS: ReadonlySet<DocumentCategory> = new Set(['identity', 'residencePermit'])

/** What the documents of a category look like. */
export const shapeOf = ({ categoryId }: CategoryDocuments): PhotoRequest['shape'] =>
  CARDS.has(categoryId) ? 'card' : 'sheet'
