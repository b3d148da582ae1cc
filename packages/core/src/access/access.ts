import type {
  AccessInfo,
  AccessListEntry,
  FoundCustomer,
  IpInfo,
  RepresentativeTax,
  StaffAct,
} from '@sixpence/protocol/access'
import type { ReadOptions } from '../client/index.ts'

/** The customer the user acts for. Compare by reference: a new object means a change. */
export interface ActingState {
  /** Chosen among the accesses; undefined until something is. May be the user's own. */
  readonly customerId: string | undefined
  /** It is someone else: every call names them, and the ledger acts on their accounts. */
  readonly isOther: boolean
}

/** One page of what staff did. */
export interface StaffActPage {
  readonly acts: readonly StaffAct[]
  /** How many there are on all pages. */
  readonly total: number
}

/** Acting for customers, and the rights to them. Available as `sixpence.access`. */
export interface Access {
  /** The customer the user acts for now. */
  readonly getSnapshot: () => ActingState
  /** Calls the listener after each change of the snapshot. The returned function ends that. */
  readonly subscribe: (listener: () => void) => () => void
  /**
   * Acts for a customer from now on, once the access list has it or the user is an administrator.
   * Nothing is sent in the customer's name before. Ends with the session.
   *
   * Staff say why, for the customer to read; the bank keeps it as long as the session, so that
   * afterwards, e.g. when a page was loaded anew, it may be left out.
   *
   * Of several at once, the one begun last counts.
   *
   * @throws {SixpenceError} `no_access`; `invalid_input` names `reason`; `superseded` when
   *   something else was chosen meanwhile; what else a call can throw. Whom the user acted for
   *   before stays.
   */
  actFor(customer: {
    readonly customerId: string
    readonly reason?: string | undefined
  }): Promise<void>
  /** Acts for no one but the user. */
  stop(): void
  /**
   * The bank has changed what the user may do for others, and what it says now has been asked for:
   * what is shown may be more than they may see. Whose access has ended is no longer acted for. The
   * returned function ends it.
   */
  onChanged(listener: () => void): () => void
  /** The user's rights to the customer they act for, or to themselves if they act for no one. */
  info(input?: object, options?: ReadOptions): Promise<AccessInfo>
  /** The customers the user may act for. */
  list(input?: object, options?: ReadOptions): Promise<readonly AccessListEntry[]>
  /**
   * Finds customers to act for by id, email address or name, 20 at most; `total` says how many fit.
   *
   * @throws {SixpenceError} `no_access` for everyone who is no administrator.
   */
  search(
    input: { readonly query: string },
    options?: ReadOptions,
  ): Promise<{ readonly items: readonly FoundCustomer[]; readonly total: number }>
  /**
   * Everything the bank's staff viewed and did for the customer, newest first, 20 at a time;
   * `pageNumber` starts at 1. Needs full access.
   */
  staffActs(
    input?: { readonly pageNumber?: number | undefined },
    options?: ReadOptions,
  ): Promise<StaffActPage>
  /** Agrees to terms, by their ids. Twice is once. */
  acceptTerms(terms: { readonly termIds: readonly string[] }): Promise<void>
  /** Where the bank sees this device come from. Needs no sign-in. */
  ipInfo(input?: object, options?: ReadOptions): Promise<IpInfo>
  /**
   * The questions to a representative without a sign-in.
   *
   * @throws {SixpenceError} `no_access` when the secret does not work.
   */
  representativeTax(
    input: { readonly authSecret: string },
    options?: ReadOptions,
  ): Promise<RepresentativeTax>
}
