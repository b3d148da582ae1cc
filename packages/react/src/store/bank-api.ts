import { createApi, fakeBaseQuery } from '@reduxjs/toolkit/query/react'
import type { Failure } from '../provider/index.ts'
import type { Cancelled } from './cancelled.ts'

/** The cache of the bank's answers. Each room injects its own endpoints into it. */
export const bankApi = createApi({
  reducerPath: 'bank',
  baseQuery: fakeBaseQuery<Failure | Cancelled>(),
  tagTypes: [
    'Account',
    'Address',
    'Announcement',
    'Blacklist',
    'BusinessUser',
    'Device',
    'Export',
    'History',
    'Instruction',
    'ExternalConsents',
    'IpAccess',
    'LoginHistory',
    'NotificationSetting',
    'Payment',
    'Request',
    'TotalsCurrency',
    'TwoStep',
  ],
  endpoints: () => ({}),
})
