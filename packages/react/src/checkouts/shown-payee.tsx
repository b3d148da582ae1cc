import type { PayeeByName } from '@sixpence/core'
import type { ReactNode } from 'react'
import { StepHeading } from '../attempts/index.ts'
import { useMessages } from '../i18n/index.ts'
import { Stack } from '../ui/index.ts'
import { MerchantLogo } from './merchant-logo.tsx'
import { ShownOffer } from './shown-offer.tsx'

export interface ShownPayeeProps {
  /** Undefined when nobody is paid by the name. */
  payee: PayeeByName | undefined
  /** What comes next, where there is somebody. */
  children?: ReactNode
}

/** Who is paid by a short name, as the bank knows them, and what comes next. */
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
