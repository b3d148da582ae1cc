import type { RESPONSE_CODE, ResponseCode } from './envelope/index.ts'
import type { StaffActKind } from './staff-act-kinds.ts'
import type { PermittedAction } from './permissions.ts'

/**
 * The use of an idempotency key: `none` takes no key, `opens` starts a payment intent under a new
 * key, `continues` acts on the intent opened under the same key.
 */
export type KeyUse = 'none' | 'opens' | 'continues'

/**
 * The sessions that may make a call: `full` allows only a customer's own; `embed` also allows those
 * of the bank's frames in other sites. A frame may make only calls that are marked `embed` and only
 * read.
 */
export type MethodScope = 'full' | 'embed'

/**
 * The actions a user may take for the customer acted for. `full` includes all others, and actions
 * that no other right allows.
 */
export type RightAction = 'read' | 'initiate' | 'approve' | 'upload' | 'full'

/**
 * The right a caller needs: a right to the customer acted for; `own`, which every user has, because
 * the call is about the signed-in person and never about the customer acted for; or `admin`, which
 * only administrators have.
 */
export type MethodNeed = RightAction | 'own' | 'admin'

/**
 * The flags that a business's user needs in addition to the right. One of the listed actions' flags
 * is enough, and an empty list checks none. `ofPayment` means the flag for the payment that the
 * call names, checked for the user who began it.
 */
export type MethodPermission = readonly PermittedAction[] | 'ofPayment'

/**
 * The calls that staff may make while acting for a customer. `sees`: reads, and contains no secret;
 * `helps`: only stops harm; `two`: needs a second administrator, and is refused unless `fourEyes`
 * gives the call's part; `never`: moves money, shows a secret or changes something that only the
 * customer may change. Staff have no right to a customer; the mark takes its place.
 */
export type StaffMark = 'sees' | 'helps' | 'two' | 'never'

/**
 * A call's part in a change that needs two administrators. `proposes`: changes nothing until
 * another administrator confirms; `confirms`: carries out another administrator's proposal, never
 * the caller's own; `withdraws`: ends a proposal without changing anything.
 */
export type FourEyes = 'proposes' | 'confirms' | 'withdraws'

/**
 * The restriction for sub-accounts, which settle on another customer's accounts, regardless of
 * their right. `never`: reserved for their owner; `only`: reserved for sub-accounts.
 */
export type SubAccountRule = 'never' | 'only'

/**
 * The thing that leaves the bank or the customer. `money`: refused if the customer is limited;
 * `card`: also refused if they aren't verified.
 */
export type CallOutflow = 'money' | 'card'

/**
 * The files that a call takes, in a form with its data: see `DATA_PART`. Files over
 * `MOST_FORM_FILE_BYTES` are sent to `/uploads` first, and named in the data by their ids.
 */
export interface CallFiles<Name extends string = string> {
  /**
   * The names of the files. The part of each is its `filePart`; a single file may also be in a part
   * called `file`.
   */
  readonly names: readonly Name[]
  /** The accepted media types. The bank finds a file's type by its content, not by its name. */
  readonly types: readonly string[]
  /** The maximum size of each, in bytes. */
  readonly mostBytes: number
  /**
   * The field of the data for the ids: `upload` for the id of a single file, `uploads` for an id
   * under each name. Left out if the call takes files only in a form.
   */
  readonly idsIn?: 'upload' | 'uploads' | undefined
}

/** The bank's notices on the realtime channel that put answers out of date. */
export type StaleOn =
  | 'accessChanged'
  | 'announcementPublished'
  /** Puts the whole domain `accounts` out of date; list it only for answers of other domains. */
  | 'balanceChanged'
  /** A batch was submitted or decided, or some of its rows have an outcome. */
  | 'batchChanged'
  /** Any notice about an invoice. */
  | 'invoiceChanged'
  /** Any notice about a subscriber. */
  | 'subscriberChanged'
  /** Any notice about a request for approval. */
  | 'requestChanged'
  /**
   * The bank's requirements for the customer, or its records of them, changed; any notice about a
   * document.
   */
  | 'standingChanged'

/** Every call that moves money requires a flag. */
type MovesMoney = readonly [PermittedAction, ...PermittedAction[]] | 'ofPayment'

interface Shape {
  /** The field of the answer that a client returns; by default the whole answer. */
  readonly answer?: string | undefined
  /**
   * The answers that are out of date afterwards: those of a domain, e.g. `accounts`, or of one
   * call, e.g. `accounts.list`. By default those of the call's own domain if it writes, and none if
   * it reads.
   */
  readonly makesOld?: readonly string[] | undefined
}

/** A call that changes nothing except what has been seen. Its answer may be cached. */
interface Reads extends Shape {
  readonly effect: 'read'
  readonly key?: 'none' | undefined
  /**
   * The tags of the cached answer besides the call's own `domain.call`. By default the domain.
   *
   * @see Shape.makesOld
   */
  readonly tags?: readonly string[] | undefined
  /** `whileShown`: the answer is dropped once nothing shows it. */
  readonly keep?: 'whileShown' | undefined
  /** For a list in pages, counted from 1: the field that holds the rows. */
  readonly pages?: string | undefined
  /**
   * The number of rows on a page, for lists that load another page while `pageSize` times the last
   * page's number doesn't exceed the total. A full last page is therefore followed by an empty one.
   * By default pages are loaded until all rows are there.
   */
  readonly pageSize?: number | undefined
  /**
   * A list with more pages than this isn't refreshed when it goes out of date; the user can reload
   * it.
   */
  readonly freshPages?: number | undefined
  /** The input field for the page number. By default `pageNumber`. */
  readonly pagesBy?: 'page' | undefined
  readonly staleOn?: readonly StaleOn[] | undefined
  /** The answer contains text in the caller's language, so it is cached for each language. */
  readonly worded?: true | undefined
}

/** A call that changes something or returns a secret. Its answer isn't cached. */
interface Writes extends Shape {
  readonly effect: 'write'
  /**
   * Takes effect once under a key, however often it is sent. The fields are the inputs that
   * identify the same attempt.
   */
  readonly once?: 'all' | readonly string[] | undefined
  /**
   * Repeating it changes nothing and returns the same answer, which contains no secret: it may be
   * cached.
   */
  readonly idempotent?: true | undefined
}

/** The effects of a call on cached answers. */
export type CallFacts = Reads | Writes

type Moves =
  | { readonly key?: 'none' | undefined; readonly permission?: MethodPermission | undefined }
  | { readonly key: Exclude<KeyUse, 'none'>; readonly permission: MovesMoney }

/** A call with an access token must declare who may make it; there is no default. */
type AccessRules = {
  readonly needs: MethodNeed
  readonly staff: StaffMark
  /** For a call marked `two`: its part, if a second administrator can take one. */
  readonly fourEyes?: FourEyes | undefined
  /**
   * The act shown to the customer when staff make the call; by default that of the domain. `own`:
   * none, because the call shows nothing of theirs.
   */
  readonly staffAct?: StaffActKind | 'own' | undefined
  readonly subAccount?: SubAccountRule | undefined
  readonly outflow?: CallOutflow | undefined
}

type ByCustomer = AccessRules & { readonly access?: 'customer' | undefined }

type ByAnybody = {
  readonly access: 'public'
  readonly needs?: undefined
  readonly staff?: undefined
}

/** A code other than that of success with which a call may answer. */
export type AnswerCode = Exclude<ResponseCode, typeof RESPONSE_CODE.success>

/**
 * One call of the main API as plain data: what it needs, does and puts out of date. Its schemas
 * have the same name, in the file next to it.
 */
export type NamedCall = {
  /** Sent as the query string of the single endpoint, and as `method` in the body. */
  readonly name: string
  readonly scope?: MethodScope | undefined
  /** Left out if the call takes none. */
  readonly files?: CallFiles | undefined
  /**
   * The codes besides `00` that are answers and not refusals, e.g. a question. The output then has
   * `responseCode`, with one shape for each code.
   */
  readonly answers?: readonly AnswerCode[] | undefined
} & (ByCustomer | ByAnybody) &
  Moves &
  (Reads | Writes)

/** One call with its own address. The HTTP status gives the result, not a code. */
export type RestCall = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Absolute path below the service's address, e.g. `/auth/login`; `{name}` is a placeholder. */
  readonly path: string
} & (
  | (AccessRules & { readonly access: 'customer' })
  /** `merchant`: a merchant's server, with its API key. */
  | {
      readonly access: 'public' | 'merchant'
      readonly needs?: undefined
      readonly staff?: undefined
    }
) &
  (Reads | Writes)

/** The calls of a domain, by their names in its client. */
export type Calls = Readonly<Record<string, NamedCall | RestCall>>
