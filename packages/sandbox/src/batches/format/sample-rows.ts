import type { BatchType } from '@sixpence/protocol'

/** A row of a sample, by the names of its columns. */
export type SampleRow = Readonly<Record<string, string>>

/** The kinds whose payees are the same for every customer. */
type Fixed = Exclude<BatchType, 'p2p' | 'oct'>

/** Payees of the bank's own network, one row for each form that differs most. */
export const SAMPLE_ROWS: Readonly<Record<Fixed, readonly SampleRow[]>> = {
  wire: [
    {
      payeeName: 'Kalyna Textiles',
      countryCode: 'UA',
      currency: 'EUR',
      amount: '1250.00',
      feeShare: 'OUR',
      note: 'Order 4410',
      iban: 'UA699000090000000000000000017',
      bic: 'KLYNUAUKXXX',
      address: 'Kalynova Street 6',
      city: 'Kyiv',
    },
    {
      payeeName: 'Prairie Seeds',
      countryCode: 'US',
      currency: 'USD',
      amount: '980.50',
      feeShare: 'SHA',
      note: 'Order 4411',
      accountNumber: '9000000017',
      bic: 'PRTRUS33XXX',
      address: '77 Elm Avenue',
      city: 'Chicago',
    },
  ],
  eft: [
    {
      payeeName: 'Linden Paper GmbH',
      countryCode: 'DE',
      currency: 'EUR',
      amount: '312.40',
      note: 'Invoice 2291',
      iban: 'DE14900900900000000017',
    },
    {
      payeeName: 'Tamar Tiles',
      countryCode: 'GB',
      currency: 'GBP',
      amount: '75.00',
      note: 'Invoice 88',
      sortCode: '090900',
      accountNumber: '00000025',
    },
  ],
  digital: [
    {
      payeeName: 'Ada Lane',
      countryCode: 'DE',
      currency: 'BTC',
      amount: '0.00150000',
      note: 'Prize',
      walletAddress: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
    },
  ],
  global: [
    {
      beneficiaryType: 'person',
      beneficiaryName: 'Maria Ionescu',
      beneficiaryEmail: 'maria@mail.example',
      beneficiaryCountryCode: 'RO',
      amount: '150.00',
      feeShare: 'OUR',
      description: 'Translation',
    },
  ],
}
