import type { DocumentStatus } from '@sixpence/protocol'
import type { Sql } from '../../db/index.ts'

/** The requirements and rights that the bank sets for a customer. Missing ones stay unchanged. */
export interface CustomerFlags {
  readonly customerId: string
  readonly isAdmin?: boolean | undefined
  readonly isOldBusiness?: boolean | undefined
  readonly actsForOthers?: boolean | undefined
  /** Absolute, or a path of the bank. */
  readonly oldWebUrl?: string | undefined
  readonly usesOldWeb?: boolean | undefined
  readonly needsKyc?: boolean | undefined
  readonly needsInfoUpdate?: boolean | undefined
  readonly taxStatus?: DocumentStatus | undefined
  readonly verified?: boolean | undefined
  readonly dueDiligenceLevel?: number | undefined
  /** Ids of terms to agree to. */
  readonly terms?: readonly string[] | undefined
}

/** Sets where customers stand with the bank. */
export async function setCustomerFlags(
  sql: Sql,
  standings: readonly CustomerFlags[],
): Promise<void> {
  const rows = JSON.stringify(standings)
  await sql`
    update customer set
      is_admin = coalesce("isAdmin", is_admin),
      kind = case when "isOldBusiness" then 1 else kind end,
      acts_for_others = coalesce("actsForOthers", acts_for_others),
      old_web_url = coalesce("oldWebUrl", old_web_url),
      uses_old_web = coalesce("usesOldWeb", uses_old_web),
      needs_kyc = coalesce("needsKyc", needs_kyc),
      needs_info_update = coalesce("needsInfoUpdate", needs_info_update),
      tax_status = coalesce("taxStatus", tax_status),
      verified = coalesce(s.verified, customer.verified),
      due_diligence_level = coalesce("dueDiligenceLevel", due_diligence_level)
    from jsonb_to_recordset(${rows}) as s("customerId" text, "isAdmin" boolean,
      "isOldBusiness" boolean, "actsForOthers" boolean, "oldWebUrl" text, "usesOldWeb" boolean,
      "needsKyc" boolean, "needsInfoUpdate" boolean, "taxStatus" text, verified boolean,
      "dueDiligenceLevel" smallint)
    where id = "customerId"`
  await sql`
    insert into required_term (customer_id, term_id)
    select "customerId", term
    from jsonb_to_recordset(${rows}) as s("customerId" text, terms jsonb),
      jsonb_array_elements_text(coalesce(terms, '[]')) as term
    on conflict do nothing`
}
