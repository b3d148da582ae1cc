import type { BankAccess, Domain } from '../src/domain/index.ts'
import type { Platform } from '../src/platform/index.ts'

/** Everything a test provides to a domain. */
type Stub = Partial<Omit<BankAccess, 'platform'>> & { readonly platform?: Partial<Platform> }

/** Opens a domain on what a test provides; anything else is an error. */
export const opened = <Client>(domain: Domain<Client>, bank: Stub): Client =>
  domain.open(bank as BankAccess)
