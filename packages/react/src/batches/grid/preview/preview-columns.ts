import type { BatchDraft } from '@sixpence/core/batch-files'

/** A column of the bank's previews. Nothing can be typed into it. */
export type PreviewColumn = 'price' | 'arrival' | 'payee'

const NONE: readonly PreviewColumn[] = []
const TO_PEOPLE: readonly PreviewColumn[] = ['price', 'payee']
const TO_ACCOUNTS: readonly PreviewColumn[] = ['price', 'arrival', 'payee']

/** Lists the columns of the bank, once there are previews. Between customers nothing takes time. */
export function previewColumns({ hasPreviews, rules }: BatchDraft): readonly PreviewColumn[] {
  if (!hasPreviews) return NONE
  return rules.columns.has('email') ? TO_PEOPLE : TO_ACCOUNTS
}
