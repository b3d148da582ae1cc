import type { PayeeByName } from '@sixpence/core/checkouts'
import type { ReactNode } from 'react'
import { StepHeading } from '../attempts/index.ts'
import { useMessages } from '../i18n/index.ts'
import { Stack } from '../ui/index.ts'
import { MerchantLogo } from './merchant-logo.tsx'
import { ShownOffer } from './shown-offer.tsx'

export interface ShownPayeeProps {
  /** Undefined if nobody has this name. */
  payee: PayeeByName | undefined
  /** The next step, if there is a payee. */
  children?: ReactNode
}

/** The payee behind a short name, as known to the bank, and the next step. */
export function ShownPayee({ payee, children }: ShownPayeeProps) {
  const { t } = useMessages('checkouts')
  if (!payee) return <ShownOffer button={undefined} />
  return (
    <Stack gap={5}>
      <StepHeading isFirst>{t('payTitle', { name: payee.merchantName })}</StepHeading>
      <MerchantLogo url={payee.logoUrl} />
      {children}
    </Stack>
  )
}
