import {
  ADDRESS_STATUS,
  DOCUMENT_STATUS,
  type AddressStatus,
  type UploadStatus,
} from '@sixpence/protocol'

/** The number of a word of the protocol, as the database keeps it. */
export function wireNumberOf(words: Readonly<Record<number, string>>, word: string): number {
  const entry = Object.entries(words).find(([, each]) => each === word)
  if (!entry) throw new Error(`There is no number for "${word}".`)
  return Number(entry[0])
}

export const documentStatusId = (status: UploadStatus): number =>
  wireNumberOf(DOCUMENT_STATUS, status)

export const addressStatusId = (status: AddressStatus): number =>
  wireNumberOf(ADDRESS_STATUS, status)
