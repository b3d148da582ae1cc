import {
  type ExternalConsent,
  type ExternalQuestion,
  externalSignInMethods,
} from '@sixpence/protocol'
import type { CallAsCustomer } from '../http/index.ts'

/** An outsider who waits to learn who is signed in. */
export interface ExternalRequest {
  readonly authorizationId: string
  /** As it came along; the bank takes none but the registered one. */
  readonly redirectUri: string
}

/** Signing in to outsiders with the bank. Reached as `sixpence.externalSignIn`. */
export interface ExternalSignIn {
  /** Answers the outsider's page where it begins. */
  begin(): Promise<string>
  /**
   * Tells who asks, by the name that the bank has registered, and what they would learn.
   *
   * @throws {SixpenceError} `not_found`: nobody waits for it, or not any more.
   */
  question(authorizationId: string): Promise<ExternalQuestion>
  /**
   * Lets an outsider know who is signed in, where the customer has agreed before or `consent` says
   * that they do now; `false` refuses. Answers where to go: what the bank says, never what an
   * address said.
   *
   * @throws {SixpenceError} `consent_needed`: ask the customer first; `not_found`: nobody waits for
   *   it, or not any more; `invalid_input`: the outsider has registered another address.
   */
  authorize(request: ExternalRequest & { consent?: boolean | undefined }): Promise<string>
  /** Whom the customer lets know who they are, the newest first. */
  consents(): Promise<readonly ExternalConsent[]>
  /**
   * Withdraws a consent: the outsider has to ask again.
   *
   * @throws {SixpenceError} `not_found`: it has been withdrawn already.
   */
  withdraw(outsiderId: string): Promise<void>
}

/** Binds the calls of external sign-in. */
export function createExternalSignIn(call: CallAsCustomer): ExternalSignIn {
  return {
    begin: () =>
      call({
        method: 'GET',
        path: externalSignInMethods.begin.path,
        read: body => externalSignInMethods.begin.output.safeParse(body).data?.authorizeUrl,
      }),
    question: authorizationId =>
      call({
        method: 'GET',
        path: pathOf(externalSignInMethods.question, authorizationId),
        read: body => externalSignInMethods.question.output.safeParse(body).data,
      }),
    authorize: ({ authorizationId, redirectUri, consent }) =>
      call({
        path: pathOf(externalSignInMethods.authorize, authorizationId),
        body: { redirect_uri: redirectUri, consent },
        read: body => externalSignInMethods.authorize.output.safeParse(body).data?.redirectUrl,
      }),
    consents: () =>
      call({
        method: 'GET',
        path: externalSignInMethods.consents.path,
        read: body => externalSignInMethods.consents.output.safeParse(body).data?.consents,
      }),
    async withdraw(outsiderId) {
      await call({
        method: 'DELETE',
        path: pathOf(externalSignInMethods.withdraw, outsiderId),
        read: body => externalSignInMethods.withdraw.output.safeParse(body).data,
      })
    },
  }
}

const pathOf = ({ path }: { readonly path: string }, id: string): string =>
  path.replace(/{\w+}/, () => encodeURIComponent(id))
