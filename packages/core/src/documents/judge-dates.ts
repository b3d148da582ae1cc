import { always, decide, type Decision, type Rule } from '../rules/index.ts'

/** The dates on a document, and today; each `YYYY-MM-DD`. */
export interface DocumentDates {
  readonly issuedDate?: string | undefined
  readonly expiresDate?: string | undefined
  readonly today: string
}

/** Which date speaks against a document. */
export type DateFault = 'documentExpired' | 'issuedInFuture'

const RULES: readonly Rule<DocumentDates, DateFault | 'taken'>[] = [
  {
    rule: 'expired',
    when: ({ expiresDate, today }) => expiresDate !== undefined && expiresDate < today,
    result: 'documentExpired',
    because: 'It was good until a day before today.',
  },
  {
    rule: 'future',
    when: ({ issuedDate, today }) => issuedDate !== undefined && issuedDate > today,
    result: 'issuedInFuture',
    because: 'No document is issued on a day to come.',
  },
  { rule: 'taken', when: always, result: 'taken', because: 'No date speaks against it.' },
]

/** Judges the dates of a document before anything is sent, as the bank does afterwards. */
// oxlint-disable-next-line sixpence/standard-names -- as for the file itself
export const judgeDates = (dates: DocumentDates): Decision<DateFault | 'taken'> =>
  decide(RULES, dates)
