import { transfers } from '@sixpence/core/transfers'
import { errorOf, hooksOf, type Answered } from '../../store/index.ts'

/** The hooks for the bank that money goes to. */
const { banks, branches } = hooksOf(transfers)

export interface PayeeBankProps {
  countryCode: string
  /** The bank's code in its country. */
  bankCode: string
  /** The code of one of its branches, which is shown instead. */
  branchCode?: string | undefined
}

/**
 * A bank, or its branch, by its name with its code below. Shows only the code while the name isn't
 * known.
 */
export function PayeeBank({ branchCode, ...bank }: PayeeBankProps) {
  return branchCode === undefined ? (
    <Bank {...bank} />
  ) : (
    <Branch {...bank} branchCode={branchCode} />
  )
}

function Bank({ countryCode, bankCode }: PayeeBankProps) {
  return <Named code={bankCode} among={banks.useRead({ countryCode })} />
}

function Branch({ branchCode, ...bank }: PayeeBankProps & { branchCode: string }) {
  return <Named code={branchCode} among={branches.useRead(bank)} />
}

interface NamedProps {
  code: string
  among: Answered<readonly { readonly id: string; readonly name: string }[]>
}

function Named({ code, among: { currentData, error } }: NamedProps) {
  errorOf(error)
  const name = currentData?.find(({ id }) => id === code)?.name
  if (name === undefined) return code
  return (
    <span className="sp-payment-payee">
      <span>{name}</span>
      <span className="sp-muted">{code}</span>
    </span>
  )
}
