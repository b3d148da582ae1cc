import { RESPONSE_CODE, type Term, type ValidationError } from '@sixpence/protocol'
import { Refusal } from './refusal.ts'

interface Details {
  readonly fields?: readonly ValidationError[]
  /** The HTTP status; 200 by default, like for all refusals of business rules. */
  readonly status?: number
}

const refusal =
  (code: Refusal['responseCode']) =>
  (message: string, details: Details = {}) =>
    new Refusal(code, message, details)

const invalidInput = refusal(RESPONSE_CODE.invalidInput)

/** All refusals of the bank, by cause: the only place that knows the codes on the wire. */
export const refuse = {
  /** `VF` because of one field. */
  invalid: (param: string, description: string) =>
    invalidInput(description, { fields: [{ param, description }] }),
  /** `VF` because of several fields, or of none in particular. */
  invalidInput,
  /** `VF`: it has changed since the revision that the call names; `newer` is its current value. */
  changedMeanwhile: (message: string, newer: unknown) =>
    new Refusal(RESPONSE_CODE.invalidInput, message, {
      fields: [{ param: 'revision', description: message }],
      newer,
    }),
  /** `VF`: the key was used for something else. */
  keyReused: (message: string) => invalidInput(message, { status: 422 }),
  /** `13`: it belongs to another customer, doesn't exist, or the caller has no right to it. */
  accessDenied: refusal(RESPONSE_CODE.accessDenied),
  /** `ENOA`: there is no access at all to the customer that the call names. */
  noAccess: (message = 'You have no access to this customer.') =>
    new Refusal(RESPONSE_CODE.noAccess, message),
  /** `ENOA`: nothing may leave the customer now; `param` has the reason, for programs. */
  noOutflow: (param: 'accountLimited' | 'accountUnverified', description: string) =>
    new Refusal(RESPONSE_CODE.noAccess, description, { fields: [{ param, description }] }),
  /** `AU`. */
  notSignedIn: () =>
    new Refusal(RESPONSE_CODE.notAuthorised, 'You are not signed in.', { status: 401 }),
  /** `ESU`: a frame's session asked for something that only a window of the bank may do. */
  stepUpNeeded: () => new Refusal(RESPONSE_CODE.stepUpNeeded, NEEDS_WINDOW),
  /** `CA`. */
  closedAccount: refusal(RESPONSE_CODE.closedAccount),
  /** `TA1`: the request doesn't follow the protocol. */
  malformed: (message: string, status = 400) =>
    new Refusal(RESPONSE_CODE.invalidParameters, message, { status }),
  /** `IM`. */
  invalidMethod: refusal(RESPONSE_CODE.invalidMethod),
  /** `TE`: there are terms to accept before anything else. */
  termsPending: (terms: readonly Term[]) =>
    new Refusal(RESPONSE_CODE.termsPending, 'There are terms to agree to.', { terms }),
  /** `UE`: the outcome of the call is unknown, or it is still running. */
  unknown: (message: string, status: number) =>
    new Refusal(RESPONSE_CODE.unknown, message, { status }),
}

/** The message for a frame's session. */
export const NEEDS_WINDOW = 'This needs a window of the bank.'
