/** An event before the first day, with days ago and hour (UTC). */
export type SeedEvent = {
  readonly daysAgo: number
  readonly hour: number
  /** The key of an account, e.g. `ada:EUR`. */
  readonly to: string
  readonly amount: string
  readonly description?: string
} & (
  | { readonly kind: 'deposit'; readonly counterpartyName: string }
  /** The fee is the schedule's. */
  | { readonly kind: 'p2pTransfer'; readonly from: string }
  /** Across currencies: `fromAmount` is the amount that left. */
  | { readonly kind: 'ownTransfer'; readonly from: string; readonly fromAmount: string }
)

type When = readonly [daysAgo: number, hour: number]
type Way = readonly [from: string, to: string]

const deposit = (
  [daysAgo, hour]: When,
  [to, amount]: readonly [string, string],
  [counterpartyName, description]: readonly [string, string],
): SeedEvent => ({ kind: 'deposit', daysAgo, hour, to, amount, counterpartyName, description })

const paid = (
  [daysAgo, hour]: When,
  [from, to]: Way,
  [amount, description]: readonly [string, string],
): SeedEvent => ({ kind: 'p2pTransfer', daysAgo, hour, from, to, amount, description })

const moved = (
  [daysAgo, hour]: When,
  [from, to]: Way,
  [amount, fromAmount]: readonly [string, string],
): SeedEvent => ({ kind: 'ownTransfer', daysAgo, hour, from, to, amount, fromAmount })

/** The seeded history, oldest first. It adds up to these customers' known balances. */
export const SEED_HISTORY: readonly SeedEvent[] = [
  deposit([60, 8], ['ada:EUR', '6259.05'], ['Lindholm Savings', 'Moved from another bank']),
  deposit([60, 8], ['ben:EUR', '2400.00'], ['Okafor Family', 'Opening deposit']),
  deposit([60, 9], ['vera:EUR', '3100.00'], ['Kovalenko Studio', 'Opening deposit']),
  deposit([60, 9], ['ion:EUR', '8750.00'], ['Munteanu Books SRL', 'Starting capital']),
  deposit([59, 10], ['ada:USD', '3260.00'], ['Brightwater Inc.', 'Consulting, August']),
  deposit([58, 9], ['ion:RON', '26400.00'], ['Card sales', 'Shop takings']),
  deposit([57, 9], ['vera:GBP', '940.00'], ['Harbour Prints Ltd', 'Illustrations']),
  deposit([56, 12], ['theo:GBP', '1875.20'], ['Marsh & Daughters', 'Pension']),
  deposit([55, 8], ['ben:USD', '1250.00'], ['Brightwater Inc.', 'Consulting']),
  deposit([54, 8], ['ben:RON', '4800.00'], ['Transilvania Rail', 'Refund']),
  deposit([53, 7], ['ada:EUR', '3450.00'], ['Northwind Design', 'Salary']),
  deposit([53, 9], ['maya:EUR', '5210.40'], ['Elbe Architects', 'Salary']),
  deposit([53, 11], ['sven:EUR', '1760.00'], ['Fjord Ferries', 'Wages']),
  deposit([52, 7], ['oscar:EUR', '2140.00'], ['Donau Optik', 'Salary']),
  deposit([52, 8], ['iris:EUR', '980.25'], ['Casa Azul', 'Translation']),
  paid([52, 18], ['ada:EUR', 'ion:EUR'], ['38.90', 'Two atlases']),
  paid([50, 13], ['ada:EUR', 'ben:EUR'], ['24.50', 'Lunch on Friday']),
  moved([48, 10], ['ada:EUR', 'ada:GBP'], ['320.20', '375.47']),
  paid([46, 19], ['vera:EUR', 'ada:EUR'], ['65.00', 'Concert tickets']),
  paid([43, 9], ['ada:EUR', 'vera:EUR'], ['180.00', 'Poster design']),
  deposit([41, 11], ['ada:GBP', '320.00'], ['Kingfisher Press', 'Royalties']),
  paid([39, 17], ['ada:EUR', 'ion:EUR'], ['17.40', 'A cookbook']),
  paid([36, 20], ['ben:EUR', 'ada:EUR'], ['12.25', 'Taxi']),
  paid([33, 8], ['ada:EUR', 'ben:EUR'], ['140.00', 'Flat: gas and water']),
  paid([30, 12], ['ada:USD', 'ben:USD'], ['59.75', 'Conference dinner']),
  moved([28, 9], ['ben:RON', 'ben:EUR'], ['200.00', '1000.11']),
  deposit([23, 7], ['ada:EUR', '3450.00'], ['Northwind Design', 'Salary']),
  paid([22, 18], ['ada:EUR', 'vera:EUR'], ['95.00', 'Birthday present, my half']),
  paid([20, 10], ['vera:EUR', 'ion:EUR'], ['54.30', 'Paper and ink']),
  paid([18, 13], ['ada:EUR', 'ion:EUR'], ['22.80', 'Maps of the coast']),
  deposit([15, 15], ['ada:EUR', '84.12'], ['Larkspur Insurance', 'Refund']),
  paid([12, 19], ['ben:EUR', 'ada:EUR'], ['31.40', 'Groceries']),
  paid([9, 9], ['ada:EUR', 'ben:EUR'], ['140.00', 'Flat: gas and water']),
  paid([6, 16], ['vera:EUR', 'ada:EUR'], ['48.00', 'Train to the fair']),
  paid([3, 11], ['ada:EUR', 'ion:EUR'], ['29.95', 'A field guide']),
  deposit([2, 14], ['ada:EUR', '187.25'], ['Northwind Design', 'Travel costs']),
  paid([1, 18], ['ada:EUR', 'vera:EUR'], ['40.00', 'Dinner']),
  deposit([58, 10], ['orla:EUR', '41250.00'], ['Larkspur Insurance', 'Opening deposit']),
  deposit([31, 9], ['orla:USD', '18900.00'], ['Brightwater Inc.', 'Shipment in May']),
  deposit([44, 8], ['hugo:EUR', '7310.40'], ['Auction house', 'Two clocks']),
  deposit([40, 9], ['kofi:EUR', '640.00'], ['Northwind Design', 'Salary']),
  deposit([40, 9], ['lucia:EUR', '915.60'], ['Marsh & Daughters', 'Salary']),
  deposit([40, 9], ['jonas:EUR', '300.00'], ['Weber Family', 'Opening deposit']),
  deposit([40, 9], ['mila:EUR', '480.25'], ['Kingfisher Press', 'Salary']),
  deposit([40, 9], ['tomas:EUR', '1204.10'], ['Transilvania Rail', 'Salary']),
  deposit([40, 9], ['elena:EUR', '5630.00'], ['Card sales', 'Shop takings']),
  deposit([45, 9], ['clara:EUR', '2150.00'], ['Harbour Prints Ltd', 'Salary']),
  deposit([45, 9], ['rafael:EUR', '3480.75'], ['Kingfisher Press', 'Salary']),
  deposit([45, 9], ['milan:EUR', '890.10'], ['Donau Optik', 'Salary']),
  deposit([35, 9], ['nadia:EUR', '12400.00'], ['Card sales', 'Shop takings']),
]
