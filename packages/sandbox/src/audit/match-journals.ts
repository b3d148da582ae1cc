import type { Finding } from './finding.ts'
import type { Movement } from './list-movements.ts'

/** The outcome of a payment in a client's journal. */
export interface JournalledPayment {
  readonly customerId: string
  readonly key: string
  /** In the client's words; only `settled` and `refused` are final. */
  readonly status: string
  readonly transactionId?: string | undefined
  /** For a batch, the number of its rows: these move money, each under a key of its own. */
  readonly rows?: number | undefined
}

/**
 * Compares clients' journals with the ledger, key by key, in both directions: a payment that a
 * journal calls settled moved once and as that transaction, and every payment that moved is called
 * settled. Finds double payments, which balanced entries don't reveal. A run of a repeating payment
 * and a row of a batch are looked up by the key they began with. Ignores customers without a
 * journal.
 */
export function matchJournals(
  journals: readonly JournalledPayment[],
  movements: readonly Movement[],
): Finding[] {
  const customers = new Set(journals.map(({ customerId }) => customerId))
  const own = movements.filter(({ customerId }) => customers.has(customerId))
  const moved = groupBy(own, nameOf)
  const begun = groupBy(own, originOf)
  const journalled = new Map(journals.map(payment => [nameOf(payment), payment]))
  return [
    ...journals.flatMap(payment => {
      const all = (payment.rows === undefined ? moved : begun).get(nameOf(payment)) ?? []
      return faultsOf(payment, all)
    }),
    ...own.filter(one => !journalled.has(originOf(one))).map(unaskedFor),
    ...[...moved.values()].flatMap(movedTwice),
  ]
}

const nameOf = ({ customerId, key }: { customerId: string; key: string | null }) =>
  `${customerId} ${key ?? 'without a key'}`

const originOf = ({ begunBy, ...movement }: Movement) =>
  nameOf(begunBy === null ? movement : { ...movement, key: begunBy })

function faultsOf(payment: JournalledPayment, moved: readonly Movement[]): Finding[] {
  const { status, transactionId } = payment
  const [first] = moved
  if (status !== 'settled' && status !== 'refused') {
    return [finding(payment, `unresolved: the journal says ${status}`)]
  }
  if (status === 'refused') {
    return first ? [finding(payment, `refused, yet ${first.transactionId} moved money`)] : []
  }
  if (payment.rows !== undefined && payment.rows !== moved.length) {
    const message = `settled with ${payment.rows} rows, of which ${moved.length} moved money`
    return [finding(payment, message)]
  }
  if (!first) return [finding(payment, 'lost: settled in the journal, not in the ledger')]
  const isAnother = transactionId !== undefined && first.transactionId !== transactionId
  return isAnother
    ? [finding(payment, `settled by ${transactionId}, the ledger has ${first.transactionId}`)]
    : []
}

const unaskedFor = (movement: Movement) =>
  finding(movement, `${movement.transactionId} moved money that no journal knows of`)

function movedTwice(movements: readonly Movement[]): Finding[] {
  const [first] = movements
  if (!first || first.key === null || movements.length === 1) return []
  return [finding(first, `duplicated: moved money ${movements.length} times`)]
}

const finding = (about: { customerId: string; key: string | null }, says: string): Finding => ({
  invariant: 'asJournalled',
  about: nameOf(about),
  message: says,
})

function groupBy<Item>(items: readonly Item[], name: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>()
  for (const item of items) {
    const group = groups.get(name(item)) ?? []
    groups.set(name(item), [...group, item])
  }
  return groups
}
