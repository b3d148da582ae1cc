import { WALLET_CURRENCIES, type Account } from '@sixpence/core/accounts'
import { useMessages } from '../../i18n/index.ts'
import { Dialog, ErrorView, Skeleton } from '../../ui/index.ts'
import { FundingTabs } from './funding-tabs.tsx'
import type { FundingOption } from './funding-option.ts'
import { useInstructions } from './use-funding.ts'

export interface AddFundsProps {
  isOpen: boolean
  onClose: () => void
  account: Account
  /** True if the payment details are shown. */
  mayPayIn: boolean
  /** True if wallets for crypto currencies are offered as well. */
  mayTakeCrypto: boolean
  /** Another way to add money from a different part of the bank, e.g. an invoice. */
  fundingOption?: FundingOption | undefined
}

/** A dialog that shows how to pay into an account from outside. */
export function AddFunds({ isOpen, onClose, ...props }: AddFundsProps) {
  const { t } = useMessages('account')
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('addFundsTitle')}>
      <Ways {...props} />
    </Dialog>
  )
}

type WaysProps = Omit<AddFundsProps, 'isOpen' | 'onClose'>

/** The ways to pay into one account. */
export function Ways(props: WaysProps) {
  const { t } = useMessages('account')
  const task = useInstructions(props.mayPayIn ? props.account.accountId : undefined)
  const { data: instructions, isLoading, error, refetch } = task
  if (isLoading) return <Skeleton lines={5} />
  if (!instructions) return <ErrorView failure={error} title={t('failedTitle')} onRetry={refetch} />
  const wallets = props.mayTakeCrypto ? WALLET_CURRENCIES : []
  const hasWay = instructions.length > 0 || wallets.length > 0 || props.fundingOption
  if (!hasWay) return <p>{t('noWayText')}</p>
  return <FundingTabs {...props} {...task} {...{ instructions, wallets }} />
}
