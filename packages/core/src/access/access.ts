import type {
  AccessInfo,
  AccessListEntry,
  FoundCustomer,
  IpInfo,
  RepresentativeTax,
  StaffAct,
} from '@sixpence/protocol/access'
import type { ReadOptions } from '../client/index.ts'
import type { Acting } from './acting.ts'

/** One page of acts by staff. */
export interface StaffActPage {
  readonly acts: readonly StaffAct[]
  /** The number on all pages. */
  readonly total: number
}

/** Acting for customers, and the rights to do so. Available as `sixpence.access`. */
export interface Access extends Acting {
  /**
   * Starts acting for a customer, if the access list includes them or the user is an administrator.
   * Until then nothing is sent in the customer's name. Ends with the session.
   *
   * Staff give a reason, which the customer can read. The bank keeps it for the session, so it can
   * be left out later, e.g. after a reload.
   *
   * If several calls overlap, only the latest counts.
   *
   * @throws {SixpenceError} `no_access`; `invalid_input` names `reason`; `superseded` if another
   *   customer was chosen meanwhile; and any other error of a call. The user then still acts for
   *   the previous customer.
   */
  actFor(customer: {
    readonly customerId: string
    readonly reason?: string | undefined
  }): Promise<void>
  /** Returns the user's rights to the customer they act for, or to themselves. */
  info(input?: object, options?: ReadOptions): Promise<AccessInfo>
  /** Lists the customers the user may act for. */
  list(input?: object, options?: ReadOptions): Promise<readonly AccessListEntry[]>
  /**
   * Finds customers to act for by id, email address or name, at most 20; `total` counts all
   * matches.
   *
   * @throws {SixpenceError} `no_access` unless the user is an administrator.
   */
  search(
    input: { readonly query: string },
    options?: ReadOptions,
  ): Promise<{ readonly items: readonly FoundCustomer[]; readonly total: number }>
  /**
   * Lists everything the bank's staff viewed and did for the customer, newest first, 20 per page;
   * `pageNumber` starts at 1. Needs full access.
   */
  staffActs(
    input?: { readonly pageNumber?: number | undefined },
    options?: ReadOptions,
  ): Promise<StaffActPage>
  /** Agrees to terms by their ids. Repeating it changes nothing. */
  acceptTerms(terms: { readonly termIds: readonly string[] }): Promise<void>
  /** Returns where this device appears to be, going by its IP address. Needs no sign-in. */
  ipInfo(input?: object, options?: ReadOptions): Promise<IpInfo>
  /**
   * Returns the questions for a representative who isn't signed in.
   *
   * @throws {SixpenceError} `no_access` if the secret doesn't work.
   */
  representativeTax(
    input: { readonly authSecret: string },
    options?: ReadOptions,
  ): Promise<RepresentativeTax>
}
