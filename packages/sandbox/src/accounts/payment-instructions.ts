import {
  FUNDING_BY_METHOD,
  hasPermission,
  type PaymentInstruction,
  type RegulatedEntity,
} from '@sixpence/protocol'
import type { accountMethods } from '@sixpence/protocol/schemas'
import type { CallerContext } from '../context.ts'
import { type Handlers, refuse } from '../http/index.ts'
import { BIC, ibanOf, localNumber, SORT_CODE } from './iban.ts'
import { activeOwnAccount, type OwnAccount } from './own-account.ts'

type Method = PaymentInstruction['method']

/** The ways of paying in, the quickest first. */
const METHODS: Readonly<Record<string, readonly Method[]>> = {
  EUR: ['sepa', 'wire'],
  GBP: ['local', 'wire'],
}

/** Lists the ways of paying in that the account has and the caller's flags allow. */
const methodsOf = (
  { currencyCode }: Pick<OwnAccount, 'currencyCode'>,
  { permissions }: Pick<CallerContext['caller'], 'permissions'>,
): readonly Method[] =>
  (METHODS[currencyCode] ?? ['wire']).filter(method =>
    hasPermission(permissions, FUNDING_BY_METHOD[method]),
  )

const idOf = (account: OwnAccount, method: Method) => `${account.id}-${method}`

/** Lists the ways of paying in to an account of the caller, and which of them were viewed. */
export const paymentInstructionHandlers = (entity: RegulatedEntity) =>
  ({
    instructions: async ({ accountId }, context) => {
      const account = await activeOwnAccount(context, accountId, 'accountId')
      const { sql, caller } = context
      const [customer] = await sql<{ name: string }>`
      select full_name(customer) as name from customer where id = ${caller.customerId}`
      const viewed = await sql<{ id: string; at: Date }>`
      select instruction_id as id, viewed_at as at from viewed_instruction
      where customer_id = ${caller.customerId} and account_id = ${accountId}`
      const common = {
        currencyCode: account.currencyCode,
        beneficiaryName: customer?.name ?? '',
        bankName: entity.name,
        bankAddress: entity.address,
      }
      const instructions = methodsOf(account, caller).map(method => {
        const id = idOf(account, method)
        const at = viewed.find(one => one.id === id)?.at
        return {
          id,
          method,
          ...common,
          ...numbersOf(account, method),
          ...(at && { viewedAt: at.toISOString() }),
        }
      })
      return { instructions }
    },
    markInstructionViewed: async ({ instructionId, accountId }, context) => {
      const account = await activeOwnAccount(context, accountId, 'accountId')
      const methods = methodsOf(account, context.caller)
      if (!methods.some(method => idOf(account, method) === instructionId)) {
        throw refuse.invalid('instructionId', 'The account has no such instruction.')
      }
      await remember(instructionId, accountId, context)
      return {}
    },
  }) satisfies Partial<Handlers<typeof accountMethods>>

function numbersOf({ id }: OwnAccount, method: Method) {
  if (method === 'local') return { bankAccountNumber: localNumber(id), sortCode: SORT_CODE }
  return { bankAccountNumber: ibanOf(id), bic: BIC, ...(method === 'wire' && { reference: id }) }
}

async function remember(
  instructionId: string,
  accountId: string,
  { sql, caller, clock }: CallerContext,
): Promise<void> {
  await sql`
    insert into viewed_instruction (customer_id, account_id, instruction_id, viewed_at)
    values (${caller.customerId}, ${accountId}, ${instructionId}, ${clock.now()})
    on conflict do nothing`
}
