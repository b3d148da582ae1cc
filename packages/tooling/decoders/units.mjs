/**
 * The schemas that every page with a bank decodes. Their parts are in a module without others, so
 * that a page can load the others later.
 */
export const BASE = new Set(['envelopeSchema', 'bankMessageSchema'])

/**
 * The schemas that are decoded outside of calls, by the module that exports them. The schemas of
 * calls are found by their names.
 */
export const SINGLE = {
  'access/schemas.ts': ['ipPrivacySchema'],
  'kyc/schemas.ts': ['kycCustomerInfoSchema'],
  'realtime/channel.ts': ['bankMessageSchema'],
  'realtime/notice.ts': ['balanceChangedSchema'],
  'envelope/schemas.ts': ['envelopeSchema'],
}
