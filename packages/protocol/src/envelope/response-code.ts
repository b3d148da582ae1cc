/** Every `responseCode` a bank is known to send. Compare with these, never with a literal. */
export const RESPONSE_CODE = {
  success: '00',
  accessDenied: '13',
  identicalBatch: '92',
  transportFailed: 'AE',
  notAuthorised: 'AU',
  closedAccount: 'CA',
  noAccess: 'ENOA',
  /** The session of a frame isn't allowed to do this; the same step works in a window of the bank. */
  stepUpNeeded: 'ESU',
  invalidMethod: 'IM',
  invalidParameters: 'TA1',
  termsPending: 'TE',
  unknown: 'UE',
  invalidInput: 'VF',
} as const

export type ResponseCode = (typeof RESPONSE_CODE)[keyof typeof RESPONSE_CODE]
