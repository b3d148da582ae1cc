import { sha256, type SignInContext } from '../credentials/index.ts'

/** A sign-in between its two steps, as the bank keeps it. */
export interface SignInStep {
  readonly codeHash: string
  readonly customerId: string
  /** The sign-in name that was used. */
  readonly username: string
  readonly codeChallenge: string
  readonly flow: string
  /** Null for a code for a frame and for a push: neither takes a one-time code. */
  readonly otpHash: string | null
  /** The key of the push that the sign-in waits for. */
  readonly pushKey: string | null
  readonly pushAnswer: 'approved' | 'refused' | null
  /** True if it ends with the move to sign-ins approved by phone. */
  readonly migrates: boolean
  readonly tries: number
  readonly sentAt: Date
  readonly expiresAt: Date
  readonly usedAt: Date | null
  readonly familyId: string | null
  /** The session that granted a frame its own; null for a sign-in. */
  readonly parentFamilyId: string | null
}

/** Finds a sign-in by its code and locks it until the transaction ends. */
export async function findStep(
  code: string,
  { sql }: Pick<SignInContext, 'sql'>,
): Promise<SignInStep | undefined> {
  const [step] = await sql<SignInStep & Record<string, unknown>>`
    select code_hash as "codeHash", customer_id as "customerId", username,
      code_challenge as "codeChallenge", flow, otp_hash as "otpHash", push_key as "pushKey",
      push_answer as "pushAnswer", migrates, tries, sent_at as "sentAt",
      expires_at as "expiresAt", used_at as "usedAt", family_id as "familyId",
      parent_family_id as "parentFamilyId"
    from sign_in_step step join login using (customer_id)
    where code_hash = ${await sha256(code)} for update of step`
  return step
}

/** Checks if a sign-in's code has expired. */
export function isExpired(step: SignInStep, { clock }: Pick<SignInContext, 'clock'>): boolean {
  return step.expiresAt.getTime() <= clock.now().getTime()
}
