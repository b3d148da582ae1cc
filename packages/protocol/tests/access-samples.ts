import { APPROVAL_METHODS } from './approval-samples.ts'
import { INVOICE_METHODS } from './invoice-samples.ts'
import { PREAPPROVED_METHODS } from './preapproved-samples.ts'
import { USER_METHODS } from './user-samples.ts'

const entry = {
  customerId: 'c7',
  customerName: 'Munteanu Books SRL',
  customerUsername: 'ion@sixpence.example',
  accessRights: 3,
  lastUsed: '2026-11-21T08:49:00.000Z',
  balanceInfo: [{ currencyCode: 'EUR', balance: '8913.35' }],
}

const announcement = {
  id: 'n1',
  isRead: false,
  title: 'Letters by e-mail',
  body: 'We would like to.',
  publishedAt: '2026-11-21T08:49:00.000Z',
  needsChoice: true,
}

/** Name, access, use of the key, and one input and one output as sent over the wire. */
export const ACCESS_METHODS: readonly (readonly [string, string, string, unknown, unknown])[] = [
  ...APPROVAL_METHODS,
  ...INVOICE_METHODS,
  ...PREAPPROVED_METHODS,
  ...USER_METHODS,
  ['staffAccessBegin', 'customer', 'none', { reason: 'Asked about a card' }, {}],
  [
    'staffActList',
    'customer',
    'none',
    { pageNumber: 2, pageSize: 20 },
    {
      items: [
        {
          at: '2026-11-21T08:49:00.000Z',
          staffName: 'Amara N.',
          kind: 'accounts',
          result: 'done',
          count: 2,
          reason: 'Asked about a card',
        },
      ],
      total: 21,
    },
  ],
  [
    'userAccessInfoGet',
    'customer',
    'none',
    {},
    {
      accessInfo: {
        id: 'c7',
        accessRights: 3,
        permissions: { sendMoneyUser: 1, settlementAccount: 0 },
        accessList: [entry],
        businessRepresentativePositionIds: [2, 8],
        isNeedKyc: false,
        taxResidencySelfCertificationDocumentStatus: 'pending',
        employeeFirstName: 'Lena',
        employeeLastName: 'Vogel',
        customerUsername: 'ion@sixpence.example',
        customerName: 'Munteanu Books SRL',
        customerType: 2,
      },
    },
  ],
  ['userAccessList', 'customer', 'none', {}, { accessList: [entry] }],
  ['termsAccept', 'customer', 'none', { termIds: ['privacy-2026'] }, {}],
  [
    'customerSearch',
    'customer',
    'none',
    { query: 'munteanu' },
    {
      items: [
        {
          customerId: 'c7',
          customerName: 'Munteanu Books SRL',
          customerUsername: 'ion@sixpence.example',
          customerType: 2,
        },
      ],
      total: 1,
    },
  ],
  [
    'ipInfo',
    'public',
    'none',
    {},
    {
      ip: '203.0.113.7',
      country_code: 'IE',
      privacy: { vpn: 0, proxy: 0, tor: 1, relay: 0, hosting: 0 },
    },
  ],
  [
    'representativeFatcaCrsGet',
    'public',
    'none',
    { authSecret: 'sandbox-secret-of-dan-popa' },
    {
      representative: {
        firstName: 'Dan',
        lastName: 'Popa',
        customerName: 'Munteanu Books SRL',
        taxResidencySelfCertificationDocumentStatus: 'none',
      },
    },
  ],
  [
    'announcementList',
    'customer',
    'none',
    { withConfirmation: true },
    { items: [{ ...announcement, choice: 'decline' }], total: 1 },
  ],
  ['announcementGet', 'customer', 'none', { id: 'n1' }, { announcement }],
  ['announcementAnswer', 'customer', 'none', { id: 'n1', choice: 'accept' }, {}],
]
