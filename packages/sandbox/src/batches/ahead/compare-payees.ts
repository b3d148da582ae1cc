import type { BatchDraftRow, BatchType } from '@sixpence/protocol'
import type { BatchFormat } from '@sixpence/protocol/batch-files'
import type { CallerContext } from '../../context.ts'
import { accountText, lastPaid, nameChecks, paidInCountries } from '../../payments/index.ts'
import type { PayeeAccount } from '../payee-of.ts'
import { checksNames } from '../settings/batch-settings.ts'
import { revealedAddresses } from './revealed-addresses.ts'

type Context = Pick<CallerContext, 'sql' | 'clock' | 'caller'>

/** An account compared with its holder's name, and with the one that was paid last. */
export type ComparedPayee = Pick<BatchDraftRow, 'nameCheck' | 'formerAccount'>

/** A payee before it is known how much may be revealed. */
interface Compared extends ComparedPayee {
  /** The account and name, if the result can't be known otherwise. */
  readonly secret: string | undefined
}

/**
 * Returns a function that compares the accounts in rows with those that the customer has paid
 * before, and their names with the holders'. A name that the customer hasn't paid on an account is
 * compared only as far as {@link revealedAddresses} goes.
 */
export async function payeeComparison(
  context: Context,
  kind: { readonly type: BatchType } & Pick<BatchFormat, 'ways'>,
): Promise<(accounts: readonly (PayeeAccount | undefined)[]) => Promise<readonly ComparedPayee[]>> {
  const compare = await comparison(context, kind)
  return async accounts => {
    const compared = accounts.map(account => account && compare(account))
    const secrets = new Set(compared.flatMap(payee => payee?.secret ?? []))
    const revealed = await revealedAddresses(context, [...secrets])
    return compared.map(payee => {
      if (!payee) return {}
      const { secret, nameCheck, ...others } = payee
      const isShown = nameCheck && (secret === undefined || revealed.has(secret))
      return { ...others, ...(isShown && { nameCheck }) }
    })
  }
}

async function comparison(
  context: Context,
  { type, ways }: { readonly type: BatchType } & Pick<BatchFormat, 'ways'>,
): Promise<(account: PayeeAccount) => Compared> {
  const countries = new Set(ways.map(({ countryCode }) => countryCode))
  const paidBefore = lastPaid(await paidInCountries(context, countries))
  const isOn = await checksNames(context, type)
  const checkName = isOn ? await nameChecks(context, countries) : () => undefined
  return ({ name: payeeName, countryCode, details }) => {
    const payee = { payeeName, countryCode, details: { ...details } }
    const { isSameAccount, formerAccount } = paidBefore(payee)
    const found = checkName(payee)
    return {
      // Which countries' banks confirm no names is no secret.
      nameCheck: found ?? (isOn ? { result: 'unknown' } : undefined),
      secret: found && !isSameAccount ? accountText(payee) : undefined,
      ...(formerAccount && { formerAccount }),
    }
  }
}
