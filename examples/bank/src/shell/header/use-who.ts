import { useAccess } from '@sixpence/react/access'

/** The user, and the business whose money they see. */
export interface Who {
  /** The name of the signed-in user; empty until the bank has answered. */
  readonly name: string
  readonly email: string
  /** The business whose money is shown: the user's own, or one they act for. */
  readonly business: string | undefined
}

export function useWho(): Who {
  const { customer, accessInfo, isBusiness } = useAccess()
  const { firstName = '', lastName = '', login = '' } = customer ?? {}
  return {
    name: `${firstName} ${lastName}`.trim(),
    email: login,
    business: isBusiness ? accessInfo?.customerName : undefined,
  }
}
