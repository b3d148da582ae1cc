import { remember } from './visit-memory.ts'

/** What an address can bring along that must not stay in it. */
export interface Arrival {
  /** An e-mail address was confirmed by a mailed link, or could not be. */
  readonly emailConfirmation?: 'success' | 'fail' | undefined
}

/**
 * Takes out of the page's address what must not stay there, before anything reads it: whom to act
 * for, which is a link's wish until the customer agrees, and secrets.
 */
export function takeArrival(): Arrival {
  const url = new URL(location.href)
  const take = (name: string): string | undefined => {
    const value = url.searchParams.get(name) ?? undefined
    url.searchParams.delete(name)
    return value
  }
  const [linked, secret, confirmed] = ['fromCustomerId', 'authSecret', 'emailConfirmation'].map(
    take,
  )
  if (linked) remember('linkedCustomer', linked)
  if (secret) remember('authSecret', secret)
  if (url.href !== location.href) history.replaceState(history.state, '', url)
  const isKnown = confirmed === 'success' || confirmed === 'fail'
  return { emailConfirmation: isKnown ? confirmed : undefined }
}
