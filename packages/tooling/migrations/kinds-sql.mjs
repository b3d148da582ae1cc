// Generates database functions for the kinds of payments from the protocol's own tables.
import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'

const KINDS = new URL('../../protocol/src/payment-kinds/kinds.ts', import.meta.url)
/** Between own accounts there is a price for one currency and one for two. */
const OPERATIONS_OF = { betweenAccounts: ['ownSameCurrency', 'ownCrossCurrency'] }

/** Returns functions for the schema. A kind that is in no table is an error. */
export function kindsSql() {
  const source = readFileSync(KINDS, 'utf8')
  const [kinds, batches] = ['PAYMENT_KINDS', 'BATCH_KINDS'].map(name => tableIn(source, name))
  const rows = Object.entries(kinds).map(([kind, row]) => ({
    kind,
    operations: OPERATIONS_OF[kind] ?? [kind],
    ...row,
  }))
  const external = rows.filter(({ group }) => group === 'external')
  const mass = Object.entries(batches).map(([kind, row]) => ({ kind, ...row }))
  return [
    '-- What a payment is called by those who approve it.',
    caseSql(
      'payment_kind(operation text)',
      'operation',
      rows.map(row => [row.operations, row.kind]),
    ),
    '-- As what the money of a payment is booked.',
    caseSql(
      'entry_kind(operation text)',
      'operation',
      rows.map(row => [row.operations, row.transaction]),
    ),
    '-- What a request for a batch is called.',
    caseSql(
      'batch_kind(type text)',
      'type',
      mass.map(row => [[row.batch], row.kind]),
    ),
    ...batchesSql(rows, mass),
    '-- Under which group a request is listed, by what it is called.',
    caseSql(
      'request_group(kind text)',
      'kind',
      [...rows, ...mass].map(row => [[row.kind], row.group]),
    ),
    '-- Whether a payment leaves the bank.',
    isOneOf(
      'is_external(operation text)',
      'operation',
      external.map(row => row.kind),
    ),
    '-- Whether an entry of the journal is a payment.',
    isOneOf(
      'is_payment_entry(kind text)',
      'kind',
      rows.map(row => row.transaction),
    ),
    '',
  ].join('\n')
}

/** Returns the functions for payments that are whole batches. */
function batchesSql(rows, mass) {
  return [
    '-- The kind by which limits count the money of a payment, or of all payments of a batch.',
    caseSql('limited_as(operation text)', 'operation', [
      ...rows.flatMap(row => row.operations.map(each => [[each], each])),
      ...mass.map(row => [[row.kind], row.pays]),
    ]),
    '-- True for a payment that is a whole batch.',
    isOneOf(
      'is_batch(operation text)',
      'operation',
      mass.map(row => row.kind),
    ),
  ]
}

/** Returns a table from the source: a literal, followed by its types. */
function tableIn(source, name) {
  const [, literal] =
    new RegExp(`export const ${name} = (\\{[^]*?\\n\\}) as const`).exec(source) ?? []
  if (!literal) throw new Error(`There is no ${name} in ${KINDS.pathname}`)
  return runInNewContext(`(${literal})`)
}

const caseSql = (signature, of, cases) => `create function ${signature}
returns text language plpgsql immutable strict as $$ begin
  case ${of}
${cases.map(([words, result]) => `    when ${list(words)} then return '${result}';`).join('\n')}
  end case;
end $$;
`

const isOneOf = (signature, of, words) => `create function ${signature}
returns boolean language sql immutable as $$ select ${of} in (${list(words)}) $$;
`

const list = words => words.map(word => `'${word}'`).join(', ')
