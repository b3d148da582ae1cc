import { HEADER, TOKEN_SERVICE_PATH } from '@sixpence/protocol'
import type { MiddlewareHandler } from 'hono'
import type { Bank } from '../bank.ts'
import type { ProofFault } from '../credentials/index.ts'
import { authorizationOf, markProven } from '../http/index.ts'

/**
 * Refuses a request whose token is bound to a key that the request doesn't prove to have (RFC
 * 9449). Whatever a proven request starts is bound to its key.
 */
export function verifyProof({ proofs }: Pick<Bank, 'proofs'>): MiddlewareHandler {
  return async (context, next) => {
    const { raw } = context.req
    const proof = raw.headers.get(HEADER.proof) ?? undefined
    const { method, url } = raw
    const token = authorizationOf(raw)
    const needsNonce = token !== undefined || new URL(url).pathname === TOKEN_SERVICE_PATH.refresh
    const result = await proofs.verify({ method, url, proof, token, needsNonce })
    if ('fault' in result) return refusal(result.fault, await proofs.nonce())
    if (result.thumbprint !== undefined) markProven(raw, result.thumbprint)
    await next()
    if (proof !== undefined) context.header(HEADER.proofNonce, await proofs.nonce())
    return undefined
  }
}

/** Refuses in the ways of all parts of the bank: by an envelope, by `code`, by `error`. */
function refusal(fault: ProofFault, nonce: string): Response {
  const message = MESSAGES[fault]
  const envelope = { responseCode: 'AU', responseDescription: message }
  return Response.json(
    { error: fault, code: fault, message, ...envelope },
    {
      status: 401,
      headers: {
        [HEADER.proofNonce]: nonce,
        'WWW-Authenticate': `DPoP error="${fault}", algs="ES256"`,
      },
    },
  )
}

const MESSAGES: Readonly<Record<ProofFault, string>> = {
  use_dpop_nonce: 'The proof needs the nonce of this answer.',
  invalid_dpop_proof: 'The proof is not right.',
  invalid_token: 'This token needs a proof of its key.',
}
