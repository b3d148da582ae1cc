/**
 * True if the state of a set of documents, e.g. `corporateDocumentStatus`, requires action: 1 and 2
 * are acceptable, all others aren't. Without a state, nothing is required.
 */
export const documentNeedsAction = (status: number | undefined): boolean =>
  status !== undefined && status !== 1 && status !== 2
