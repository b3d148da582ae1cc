import type { BankAccess, Domain } from '../src/domain/index.ts'
import type { Platform } from '../src/platform/index.ts'

/** What a test hands to a domain. */
type Stub = Partial<Omit<BankAccess, 'platform'>> & { readonly platform?: Partial<Platform> }

/** The client of a domain on what a test hands in; to touch anything else is an error. */
export const opened = <Client>(domain: Domain<Client>, bank: Stub): Client =>
  domain.open(bank as BankAccess)
