import { type FileType, MOST_FILE_BYTES } from '@sixpence/protocol'
import { always, decide, type Decision, type Rule } from '../rules/index.ts'

/** What is known of a file before it is sent: see `readFileFacts`. */
export interface FileFacts {
  /** In bytes. */
  readonly size: number
  /** What it is, by what stands in it; undefined for a type that no bank takes. */
  readonly type: FileType | undefined
}

/** Why a file is not taken. */
export type FileFault = 'fileEmpty' | 'fileTooLarge' | 'fileType'

const RULES: readonly Rule<FileFacts, FileFault | 'taken'>[] = [
  {
    rule: 'empty',
    when: ({ size }) => size === 0,
    result: 'fileEmpty',
    because: 'It has no bytes.',
  },
  {
    rule: 'large',
    when: ({ size }) => size > MOST_FILE_BYTES,
    result: 'fileTooLarge',
    because: 'A file has 20,000,000 bytes at most.',
  },
  {
    rule: 'type',
    when: ({ type }) => type === undefined,
    result: 'fileType',
    because: 'It does not begin as a PDF, PNG or JPEG does, whatever its name says.',
  },
  { rule: 'taken', when: always, result: 'taken', because: 'Nothing speaks against it.' },
]

/** Judges a file before anything is sent. The bank judges it again, and may find more. */
// oxlint-disable-next-line sixpence/standard-names -- as the bank's papers call it
export const judgeFile = (facts: FileFacts): Decision<FileFault | 'taken'> => decide(RULES, facts)
