import type { SignatureStatus } from '@sixpence/protocol'
import type { Context } from '../context.ts'
import { cancelRequest } from '../signature-provider/index.ts'
import { askAboutSignature, type WhenSigned } from './ask-about-signature.ts'
import { holdSignature } from './signature-row.ts'

/**
 * Withdraws a paper from its signer, e.g. because its text has changed. Returns its final state: a
 * paper signed by then stays signed.
 */
export async function withdrawSignature(
  id: string,
  context: Pick<Context, 'sql' | 'clock' | 'newId'>,
  whenSigned: WhenSigned,
): Promise<SignatureStatus> {
  const signature = await holdSignature(context.sql, { id })
  if (!signature) throw new Error(`no signature ${id}`)
  await cancelRequest(signature.providerRequestId, context)
  return askAboutSignature(signature, context, whenSigned)
}
