/**
 * Whether the state of a whole set of documents, e.g. `corporateDocumentStatus`, asks for action: 1
 * and 2 are acceptable, everything else is not. No state at all asks for nothing.
 */
export const documentNeedsAction = (status: number | undefined): boolean =>
  status !== undefined && status !== 1 && status !== 2
