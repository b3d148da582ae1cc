import type { CategoryDocuments, DocumentCategory } from '@sixpence/core/documents'
import type { PhotoRequest } from './take-photo.ts'

const CARDS: ReadonlySet<DocumentCategory> = new Set(['identity', 'residencePermit'])

/** Returns the shape of a category's documents. */
export const shapeOf = ({ categoryId }: CategoryDocuments): PhotoRequest['shape'] =>
  CARDS.has(categoryId) ? 'card' : 'sheet'
