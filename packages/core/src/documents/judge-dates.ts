import { dateFault, type DateFault, type DocumentDates } from '@sixpence/protocol/documents'
import { always, decide, type Decision, type Rule } from '../rules/index.ts'

const RULES: readonly Rule<DocumentDates, DateFault | 'taken'>[] = [
  {
    rule: 'expired',
    when: dates => dateFault(dates) === 'documentExpired',
    result: 'documentExpired',
    because: 'It was good until a day before today.',
  },
  {
    rule: 'future',
    when: dates => dateFault(dates) === 'issuedInFuture',
    result: 'issuedInFuture',
    because: 'No document is issued on a day to come.',
  },
  { rule: 'taken', when: always, result: 'taken', because: 'No date speaks against it.' },
]

/** Checks a document's dates before anything is sent, as the bank does afterwards. */
// oxlint-disable-next-line sixpence/standard-names -- as for the file itself
export const judgeDates = (dates: DocumentDates): Decision<DateFault | 'taken'> =>
  decide(RULES, dates)
