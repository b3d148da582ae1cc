import type { SignData } from '@sixpence/protocol'
import type { CallerContext, Context } from '../context.ts'
import { textIn, wordsOf } from '../language/index.ts'
import { beginSignature, withdrawSignature } from '../signatures/index.ts'
import type { Declaring } from './declaring.ts'
import type { KycRecord } from './kyc-record.ts'
import { markSubmitted } from './mark-submitted.ts'

const WORDS = wordsOf('kycDeclaration')

/** Lets the user sign the declaration, which submits everything. */
export async function signDeclaration(
  context: CallerContext,
  declaring: Declaring,
): Promise<SignData> {
  const { sql, caller, locale } = context
  const [business] = await sql<{ name: string }>`
    select full_name(customer) as name from customer
    where id = ${caller.customerId}`
  const values = { business: business?.name ?? '' }
  const paper = {
    subject: 'kycDeclaration',
    title: textIn(locale, { words: WORDS.title, values }),
    paragraphs: [WORDS.answers, WORDS.changes].map(words => textIn(locale, { words, values })),
  } as const
  const { signatureId, signData } = await beginSignature(paper, context, declaring)
  await sql`
    update kyc_info set signature_id = ${signatureId} where customer_id = ${caller.customerId}`
  return signData
}

/** A signed declaration submits its answers. */
export async function submitSigned(
  { id, customerId }: { readonly id: string; readonly customerId: string },
  context: Pick<Context, 'sql' | 'clock'>,
): Promise<void> {
  const [declared] = await context.sql<{ id: string }>`
    update kyc_info set revision = revision + 1
    where customer_id = ${customerId} and signature_id = ${id} and submitted_at is null
    returning customer_id as id`
  if (declared) await markSubmitted(customerId, context)
}

/**
 * Cancels an open declaration, because the next answers differ from those it declares. Returns true
 * if it was already signed: then there is nothing left to save.
 */
export async function withdrawDeclaration(
  { signature }: Pick<KycRecord, 'signature'>,
  context: CallerContext,
): Promise<boolean> {
  if (signature?.status !== 'waiting') return false
  return (await withdrawSignature(signature.id, context, submitSigned)) === 'signed'
}
