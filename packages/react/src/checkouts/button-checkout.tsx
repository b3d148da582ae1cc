import type { ShownButton } from '@sixpence/core/checkouts'
import { StepHeading } from '../attempts/index.ts'
import { useMessages } from '../i18n/index.ts'
import { ErrorView, Skeleton, Stack } from '../ui/index.ts'
import { hosted } from '../provider/index.ts'
import { AmountChoice } from './amount-choice.tsx'
import { BackToMerchant } from './back-to-merchant.tsx'
import { ShownOffer } from './shown-offer.tsx'
import { useButtonCheckout, type ButtonAttempt } from './use-button-checkout.ts'

export interface ButtonCheckoutProps extends ButtonAttempt {
  /** Called with the checkout's id, to show it in a `CheckoutForm`. Keep the function the same. */
  onOpened: (checkoutId: string) => void
}

/**
 * Opens the checkout for an attempt to pay by a saved button: at once, or when the payer has chosen
 * an amount. The terms come from the bank's record.
 */
export const ButtonCheckout = hosted('ButtonCheckout', ButtonCheckoutContent)

function ButtonCheckoutContent({ onOpened, ...attempt }: ButtonCheckoutProps) {
  const task = useButtonCheckout(attempt, onOpened)
  const {
    data: button,
    change: { error: openFailure },
  } = task
  if (task.isGone) return <NoButton button={button} />
  if (task.error) return <ErrorView failure={task.error} onRetry={task.refetch} />
  if (button?.offer && task.needsAmount) {
    return <AmountChoice button={button} offer={button.offer} task={task} />
  }
  if (openFailure) return <Unopened button={button} onRetry={task.open} failure={openFailure} />
  return <Skeleton shape="row" lines={4} />
}

/** The button may have been deleted since it was shown. */
function NoButton({ button }: { button: ShownButton | undefined }) {
  const gone = button && { buttonId: button.buttonId, merchantName: button.merchantName }
  return <ShownOffer button={gone} action={gone && <BackToMerchant name={gone.merchantName} />} />
}

interface UnopenedProps {
  button: ShownButton | undefined
  failure: Parameters<typeof ErrorView>[0]['failure']
  onRetry: () => Promise<void>
}

function Unopened({ button, failure, onRetry }: UnopenedProps) {
  const { t } = useMessages('checkouts')
  return (
    <Stack gap={5}>
      {button && <StepHeading isFirst>{t('payTitle', { name: button.merchantName })}</StepHeading>}
      <ErrorView failure={failure} title={t('openFailedTitle')} onRetry={() => void onRetry()} />
      {button && <BackToMerchant name={button.merchantName} />}
    </Stack>
  )
}
