import type { NamedMethod } from '@sixpence/protocol'
import {
  type BatchRules,
  readBatchFile,
  readPayeeLines,
  understandFile,
  BatchChecker,
} from '@sixpence/protocol/batch-files'
import type { CallerContext } from '../../context.ts'
import { refuse } from '../../http/index.ts'
import { readSent } from '../../uploads/index.ts'
import type { Cells } from './checked-draft-row.ts'

const FILE = 'file[document]'

interface Sent {
  readonly upload?: string | undefined
  readonly text?: string | undefined
}

type Takes = NonNullable<NamedMethod['files']>

/**
 * Returns the rows of a batch as typed, from its file or, for payments to other customers, its
 * text.
 *
 * @throws {Refusal} `VF` if there is neither, or the file can't be read.
 */
export async function readDocument(
  context: CallerContext,
  sent: Sent,
  { rules, takes }: { readonly rules: BatchRules; readonly takes: Takes },
): Promise<readonly Cells[]> {
  if (sent.text !== undefined) return linesOf(sent.text)
  const content = await readSent({ name: 'document', takes }, sent, context)
  if (!content) throw refuse.invalid(FILE, 'A batch needs a file with its payments.')
  return rowsOf(content, rules)
}

function linesOf(text: string): readonly Cells[] {
  const lines = readPayeeLines(text)
  if (lines.length === 0) throw refuse.invalid('text', 'Enter at least one payee.')
  return lines.map(({ email, amount, note }) => ({ email, amount, note }))
}

function rowsOf(content: Uint8Array, { format, accountCurrency }: BatchRules): readonly Cells[] {
  const read = readBatchFile(content, { delimiter: ',' })
  const understood = understandFile(read, format, { decimalMark: '.', hasHeader: true })
  if (!understood.isUnderstood) {
    throw refuse.invalid(FILE, `The file can't be read: ${understood.refusal.reason}.`)
  }
  const { file } = understood
  const [question] = file.questions
  if (question?.about === 'columns') {
    throw refuse.invalid(FILE, `The file lacks the columns ${question.missing.join(', ')}.`)
  }
  const checker = new BatchChecker(file, format, accountCurrency)
  return Array.from({ length: checker.rows }, (_, row) => {
    const fault = checker.rowFault(row)
    if (fault) {
      throw refuse.invalid(FILE, `Line ${checker.line(row)} can't be read: ${fault.reason}.`)
    }
    return Object.fromEntries(
      format.columns.map(({ name }) => [name, checker.text(row, name)] as const),
    )
  })
}
