import { useAccess } from '@sixpence/react/access'

/** Who looks at the bank, and whose bank it is. */
export interface Who {
  /** The person who is signed in; empty until the bank has said. */
  readonly name: string
  readonly email: string
  /** The business whose money is seen: the user's own, or one they act for. */
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
