import { BATCH_SAMPLES, type BatchType } from '@sixpence/protocol'
import type { CallerContext } from '../../context.ts'
import { refuse } from '../../http/index.ts'
import { writeCsv } from '../../rendering/index.ts'
import { keptCards, paidPeople } from '../../transfers/index.ts'
import { batchFormat } from './batch-format.ts'
import { SAMPLE_ROWS, type SampleRow } from './sample-rows.ts'

type Context = Pick<CallerContext, 'sql' | 'clock' | 'caller' | 'locale'>

/** The most payees of the customer's own in a sample. */
const MOST_PAYEES = 3

const isSample = (name: string): name is keyof typeof BATCH_SAMPLES =>
  Object.hasOwn(BATCH_SAMPLES, name)

/**
 * Returns a sample file. People and cards can only be named if they exist, so those of the customer
 * are in it.
 *
 * @throws {Refusal} `13` if there is no sample by this name.
 */
export async function sampleFile(
  context: Context,
  name: string,
): Promise<{ readonly fileName: string; readonly text: string }> {
  if (!isSample(name)) throw refuse.accessDenied('There is no such file.')
  const type = BATCH_SAMPLES[name]
  const { columns } = await batchFormat(context, type)
  const rows = await rowsOf(context, type)
  const used = columns.filter(
    ({ name: column, isRequired }) => isRequired || rows.some(row => row[column] !== undefined),
  )
  const names = used.map(({ name: column }) => column)
  const lines = rows.map(row => names.map(column => row[column] ?? ''))
  return { fileName: `${type}-sample.csv`, text: writeCsv([names, ...lines]) }
}

function rowsOf(context: Context, type: BatchType): Promise<readonly SampleRow[]> {
  if (type === 'p2p') return peopleOf(context)
  if (type === 'oct') return cardsOf(context)
  return Promise.resolve(SAMPLE_ROWS[type])
}

async function peopleOf(context: Context): Promise<readonly SampleRow[]> {
  const people = (await paidPeople(context)).filter(({ canBePaid }) => canBePaid)
  return people.slice(0, MOST_PAYEES).map(({ email }) => ({ email, amount: '12.50', note: '' }))
}

async function cardsOf(context: Context): Promise<readonly SampleRow[]> {
  const cards = (await keptCards(context)).filter(card => !card.isBlocked && !card.isExpired)
  return cards.slice(0, MOST_PAYEES).map(({ id, holderName }) => ({
    payeeName: holderName,
    // The bank knows no country of a card.
    countryCode: 'DE',
    currency: 'EUR',
    amount: '25.00',
    note: '',
    cardId: id,
  }))
}
