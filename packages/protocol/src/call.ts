import type { StaffActKind } from './staff-act-kinds.ts'
import type { PermittedAction } from './permissions.ts'

/**
 * How a call uses an idempotency key: `none` takes no key, `opens` starts a payment intent under a
 * new key, `continues` acts on the intent opened under the same key.
 */
export type KeyUse = 'none' | 'opens' | 'continues'

/**
 * Which sessions may make a call: `embed` includes those of the bank's frames in other sites;
 * `full` is only a customer's own. A frame may make only calls that are marked so and only read.
 */
export type MethodScope = 'full' | 'embed'

/**
 * What a user may do with the customer they act for. `full` includes all other rights, and what
 * none of them reaches.
 */
export type RightAction = 'read' | 'initiate' | 'approve' | 'upload' | 'full'

/**
 * What a caller needs: a right to the customer acted for; or `own`, which every user has, because
 * it is about the signed-in person and never about the customer acted for; or `admin`, which only
 * administrators have.
 */
export type MethodNeed = RightAction | 'own' | 'admin'

/**
 * Which flags a user of a business needs in addition to the right: the flag of one of the actions
 * is enough, and no flag is checked if there are none. `ofPayment` means the flag of the payment
 * that the call names, checked for the user who began it.
 */
export type MethodPermission = readonly PermittedAction[] | 'ofPayment'

/**
 * What a member of staff may call while acting for a customer. `sees`: it reads, and contains no
 * secret; `helps`: it stops harm and does nothing else; `two`: it takes a second administrator, and
 * is refused unless `fourEyes` says which part the call has; `never`: it moves money, shows a
 * secret or changes what only the customer may change. Staff hold no right to a customer: the mark
 * takes its place.
 */
export type StaffMark = 'sees' | 'helps' | 'two' | 'never'

/**
 * The part of a call in a change that takes two administrators. `proposes`: it changes nothing
 * until another administrator confirms it; `confirms`: it does what another administrator has
 * proposed, never what the caller has; `withdraws`: it ends a proposal, and nothing has changed.
 */
export type FourEyes = 'proposes' | 'confirms' | 'withdraws'

/**
 * What a sub-account, which settles on another's accounts, may do whatever its right: `never` is
 * reserved for its owner, `only` is reserved for sub-accounts.
 */
export type SubAccountRule = 'never' | 'only'

/**
 * What leaves the bank or the customer by a call: `money`, which the bank refuses of who is
 * limited; a `card`, which it refuses also of who is not verified.
 */
export type CallOutflow = 'money' | 'card'

/** The bank's notices on the realtime channel that put answers out of date. */
export type StaleOn =
  | 'accessChanged'
  | 'announcementPublished'
  /** The domain `accounts` grows stale by it as a whole; this is for answers of others. */
  | 'balanceChanged'
  /** Any notice about an invoice. */
  | 'invoiceChanged'
  /** Any notice about a subscriber. */
  | 'subscriberChanged'
  /** Any notice about a request for approval. */
  | 'requestChanged'
  /** What the bank asks of the customer, or has on file of them; any notice about a document. */
  | 'standingChanged'

/** No call that moves money goes without a flag. */
type MovesMoney = readonly [PermittedAction, ...PermittedAction[]] | 'ofPayment'

interface Shape {
  /** The field of the answer that a client hands out; the whole answer where it is not set. */
  readonly answer?: string | undefined
  /**
   * Answers that are out of date afterwards: those of a domain, e.g. `accounts`, or of one call, as
   * `accounts.list`. By default those of the call's own domain where it writes, and none where it
   * reads.
   */
  readonly makesOld?: readonly string[] | undefined
}

/** It changes nothing but who has seen it, and its answer may be kept. */
interface Reads extends Shape {
  readonly effect: 'read'
  readonly key?: 'none' | undefined
  /**
   * What the answer is kept under besides the call's own `domain.call`. By default the domain.
   *
   * @see Shape.makesOld
   */
  readonly tags?: readonly string[] | undefined
  /** `whileShown`: the answer is dropped as soon as nothing shows it. */
  readonly keep?: 'whileShown' | undefined
  /** The field that holds the rows, of a list that comes by pages, from 1. */
  readonly pages?: string | undefined
  /**
   * How many rows a page has, of a list whose next page is loaded for as long as so many times the
   * number of the last page does not exceed the total: where the last one is full, an empty one
   * follows. By default the next page is loaded until all rows are there.
   */
  readonly pageSize?: number | undefined
  /**
   * A list with more pages than this isn't refreshed when it goes out of date: the reader may
   * reload it.
   */
  readonly freshPages?: number | undefined
  /** The field that asks for a page. By default `pageNumber`. */
  readonly pagesBy?: 'page' | undefined
  readonly staleOn?: readonly StaleOn[] | undefined
  /** The bank words the answer in the caller's language: in another one it is another answer. */
  readonly worded?: true | undefined
}

/** It changes something, or hands out a secret: its answer is not kept. */
interface Writes extends Shape {
  readonly effect: 'write'
  /**
   * Takes effect once under a key, however often it is sent. The fields say which inputs are the
   * same attempt.
   */
  readonly once?: 'all' | readonly string[] | undefined
  /** Made again it changes nothing and answers the same, no secret: the answer may be kept. */
  readonly idempotent?: true | undefined
}

/** How a call affects cached answers. */
export type CallFacts = Reads | Writes

type Moves =
  | { readonly key?: 'none' | undefined; readonly permission?: MethodPermission | undefined }
  | { readonly key: Exclude<KeyUse, 'none'>; readonly permission: MovesMoney }

/** A call that takes an access token says who may make it; there is no default. */
type Judged = {
  readonly needs: MethodNeed
  readonly staff: StaffMark
  /** Of a call that is marked `two`, where there is a way for the second administrator. */
  readonly fourEyes?: FourEyes | undefined
  /**
   * As what the customer is told of it when staff call it; `own`: not at all, as it shows nothing
   * of theirs. By default as what the domain is about.
   */
  readonly staffAct?: StaffActKind | 'own' | undefined
  readonly subAccount?: SubAccountRule | undefined
  readonly outflow?: CallOutflow | undefined
}

type ByCustomer = Judged & { readonly access?: 'customer' | undefined }

type ByAnybody = {
  readonly access: 'public'
  readonly needs?: undefined
  readonly staff?: undefined
}

/**
 * One call of the main API as plain data: what it needs, does and puts out of date. Its schemas
 * have the same name, in the file next to it.
 */
export type NamedCall = {
  /** Goes out as the query string of the single endpoint, and in the body as `method`. */
  readonly name: string
  readonly scope?: MethodScope | undefined
} & (ByCustomer | ByAnybody) &
  Moves &
  (Reads | Writes)

/** One call at an address of its own. The HTTP status says what became of it, not a code. */
export type RestCall = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Absolute path below the service's address, e.g. `/auth/login`; `{name}` is a placeholder. */
  readonly path: string
} & (
  | (Judged & { readonly access: 'customer' })
  /** `merchant`: a merchant's server, by its API key. */
  | {
      readonly access: 'public' | 'merchant'
      readonly needs?: undefined
      readonly staff?: undefined
    }
) &
  (Reads | Writes)

/** The calls of a domain, under the names by which its client makes them. */
export type Calls = Readonly<Record<string, NamedCall | RestCall>>
