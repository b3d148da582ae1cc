import { BATCH_METHODS } from './batch-samples.ts'

/** The methods about exports of the history, batches and cash flow. */
export const EXPORT_METHODS: readonly (readonly [string, string, string, unknown, unknown])[] = [
  ...BATCH_METHODS,
  [
    'cashFlowGet',
    'customer',
    'none',
    { accountId: '0012', timeZone: 'Europe/Lisbon' },
    {
      currencyCode: 'EUR',
      months: [{ month: '2026-11', moneyIn: '20.00', moneyOut: '0.25' }],
      types: [{ type: 4, moneyIn: '0.00', moneyOut: '0.25' }],
    },
  ],
  [
    'exportStart',
    'customer',
    'none',
    { accountId: '0012', keyword: 'lunch', fromDate: '2026-11-01', timeZone: 'Europe/Lisbon' },
    { exportId: 'e1' },
  ],
  [
    'exportStatusGet',
    'customer',
    'none',
    { exportId: 'e1' },
    { status: 'ready', rowsDone: 2, rowsTotal: 2, fileUrl: '/exports/e1' },
  ],
  ['exportEmailSend', 'customer', 'none', { exportId: 'e1', email: 'ada@sixpence.example' }, {}],
  [
    'exportFilesGet',
    'customer',
    'none',
    { amountFrom: '1', amountTo: '20.00', customerEmail: 'ben@sixpence.example', type: 3 },
    {
      files: [
        {
          exportId: 'e1',
          createdAt: '2026-11-21T08:49:00.000Z',
          format: 'csv',
          status: 'processing',
          rowsDone: 0,
          rowsTotal: 2,
        },
      ],
    },
  ],
]
