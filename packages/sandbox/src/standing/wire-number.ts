import {
  ADDRESS_STATUS,
  DOCUMENT_STATUS,
  type AddressStatus,
  type UploadStatus,
} from '@sixpence/protocol'

/** Returns the number that the database keeps for a word of the protocol. */
export function wireNumberOf(words: Readonly<Record<number, string>>, word: string): number {
  const entry = Object.entries(words).find(([, each]) => each === word)
  if (!entry) throw new Error(`There is no number for "${word}".`)
  return Number(entry[0])
}

export const documentStatusId = (status: UploadStatus): number =>
  wireNumberOf(DOCUMENT_STATUS, status)

export const addressStatusId = (status: AddressStatus): number =>
  wireNumberOf(ADDRESS_STATUS, status)
