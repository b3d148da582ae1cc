import type { StaffActKind } from './staff-act-kinds.ts'
import type { PermittedAction } from './permissions.ts'

/**
 * How a call stands to an idempotency key: `none` takes no key, `opens` starts a payment intent
 * under a new key, `continues` acts on the intent that was opened under the same key.
 */
export type KeyUse = 'none' | 'opens' | 'continues'

/**
 * Which sessions may make a call: `embed`, those of the bank's frames in other sites too; `full`, a
 * customer's own alone. A frame may make the calls that read and are named so, and no others.
 */
export type MethodScope = 'full' | 'embed'

/**
 * What somebody may do with the customer they act for. `full` is all of it and what no other right
 * reaches: whoever holds it holds the rest too.
 */
export type RightAction = 'read' | 'initiate' | 'approve' | 'upload' | 'full'

/**
 * What a caller needs: a right to the customer acted for, or `own`, which everybody has because it
 * is about the person who is signed in and never about the customer acted for; or `admin`, which
 * administrators alone have.
 */
export type MethodNeed = RightAction | 'own' | 'admin'

/**
 * Which flags a user of a business needs besides the right: that of one of the actions is enough,
 * and without any no flag is checked. `ofPayment` stands for that of the payment which the call
 * names, and is checked for whoever began it.
 */
export type MethodPermission = readonly PermittedAction[] | 'ofPayment'

/**
 * What a member of the bank's staff may call who acts for a customer. `sees`: it reads, and holds
 * no secret; `helps`: it stops harm and does nothing else; `two`: it takes a second administrator;
 * `never`: it moves money, shows a secret or changes what is the customer's to change. Staff hold
 * no right to a customer: the mark takes its place.
 */
export type StaffMark = 'sees' | 'helps' | 'two' | 'never'

/**
 * What a sub-account, which settles on another's accounts, may do whatever its right: `never` is
 * left to its owner, `only` is for sub-accounts alone.
 */
export type SubAccountRule = 'never' | 'only'

/** What the bank reports on the realtime channel, as far as answers grow stale by it. */
export type StaleOn =
  | 'accessChanged'
  | 'announcementPublished'
  /** The domain `accounts` grows stale by it as a whole; this is for answers of others. */
  | 'balanceChanged'
  /** Any notice about a request for approval. */
  | 'requestChanged'

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
  /** A list of more pages than these stays as it is when it grows old: who reads it may ask anew. */
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

/** What a call does with the answers that are kept. */
export type CallFacts = Reads | Writes

type Moves =
  | { readonly key?: 'none' | undefined; readonly permission?: MethodPermission | undefined }
  | { readonly key: Exclude<KeyUse, 'none'>; readonly permission: MovesMoney }

/** A call that takes an access token says who may make it; there is no default. */
type Judged = {
  readonly needs: MethodNeed
  readonly staff: StaffMark
  /**
   * As what the customer is told of it when staff call it; `own`: not at all, as it shows nothing
   * of theirs. By default as what the domain is about.
   */
  readonly staffAct?: StaffActKind | 'own' | undefined
  readonly subAccount?: SubAccountRule | undefined
}

type ByCustomer = Judged & { readonly access?: 'customer' | undefined }

type ByAnybody = {
  readonly access: 'public'
  readonly needs?: undefined
  readonly staff?: undefined
}

/**
 * One call of the main API as plain data: what it needs, does and makes old. Its schemas stand
 * beside it, under the same name.
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
  /** Absolute path below the service's address, e.g. `/auth/login`; `{name}` stands for a part. */
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
