const pushed = {
  trxid: 'x1',
  approveType: 'push',
  availableApprovalMethods: ['push', 'otp'],
  push: {
    identifier: '42',
    devices: [{ id: 'd1', code: 'R1-07', name: 'Phone', location: 'Dublin, Ireland' }],
  },
  endsAt: '2026-11-21T09:10:00.000Z',
  failure: 'rejected',
}

/** The call that restarts the approval of a payment, as sent over the wire. */
export const APPROVAL_RETRY_METHODS: readonly (readonly [
  string,
  string,
  string,
  unknown,
  unknown,
])[] = [
  [
    'approvalCodeRequest',
    'customer',
    'none',
    { trxid: 'x1', approveType: 'push' },
    { approval: pushed },
  ],
  ['transferApprovalRetry', 'customer', 'none', { trxid: 'x1' }, { approval: pushed }],
]
