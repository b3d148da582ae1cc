import { type PreapprovedFault, RESPONSE_CODE } from '@sixpence/protocol'
import type { Refusal } from '../http/index.ts'

const BY_FIELD: Readonly<Record<string, PreapprovedFault>> = {
  amount: 'limit',
  balance: 'funds',
  fromAccount: 'account',
  toAccount: 'account',
  toAmount: 'limit',
}

/** Returns the reason why a run couldn't be paid, for the customer. */
export function faultOf({
  responseCode,
  validationErrors = [],
}: Pick<Refusal, 'responseCode' | 'validationErrors'>): PreapprovedFault {
  if (responseCode === RESPONSE_CODE.noAccess) return 'standing'
  const isAboutAccount =
    responseCode === RESPONSE_CODE.closedAccount || responseCode === RESPONSE_CODE.accessDenied
  if (isAboutAccount) return 'account'
  return BY_FIELD[validationErrors[0]?.param ?? ''] ?? 'other'
}
