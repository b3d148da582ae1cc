import { FILE_RULES, type FileFacts, type FileFault } from '@sixpence/protocol/files'
import { always, decide, type Decision, type Rule } from '../rules/index.ts'

const RULES: readonly Rule<FileFacts, FileFault | 'taken'>[] = [
  ...FILE_RULES.map(({ rule, ...row }) => ({ rule, ...row, result: rule })),
  { rule: 'taken', when: always, result: 'taken', because: 'Nothing speaks against it.' },
]

/** Checks a file before anything is sent. The bank checks again, and may find more. */
// oxlint-disable-next-line sixpence/standard-names -- the bank's papers call it that
export const judgeFile = (facts: FileFacts): Decision<FileFault | 'taken'> => decide(RULES, facts)
