import type { BatchType } from '@sixpence/protocol'
import { type BatchRules, batchRules } from '@sixpence/protocol/batch-files'
import type { CallerContext } from '../../context.ts'
import { refuse } from '../../http/index.ts'
import { batchFormat } from '../format/batch-format.ts'
import { mayPrepare } from '../may-prepare.ts'

/** A kind of batch from an account. */
interface KindOfDraft {
  readonly type: BatchType
  /** The currency of the paying account. */
  readonly currencyCode: string
}

/** Returns the rules by which the rows of a draft are checked. Amounts have a decimal point. */
export async function draftRules(
  context: Pick<CallerContext, 'sql' | 'locale'>,
  { type, currencyCode: accountCurrency }: KindOfDraft,
): Promise<BatchRules> {
  return batchRules(await batchFormat(context, type), { accountCurrency, decimalMark: '.' })
}

/**
 * Refuses callers who may not prepare batches of a kind (ACCESS-020).
 *
 * @throws {Refusal} `13`.
 */
export function checkMayPrepare({ caller }: Pick<CallerContext, 'caller'>, type: BatchType): void {
  if (mayPrepare(caller, type)) return
  throw refuse.accessDenied('Your permissions do not include this.')
}
