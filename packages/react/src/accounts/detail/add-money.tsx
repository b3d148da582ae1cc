import type { Account } from '@sixpence/core/accounts'
import { useState } from 'react'
import { useMessages } from '../../i18n/index.ts'
import { Dialog, Loaded, Stack } from '../../ui/index.ts'
import { hosted } from '../../provider/index.ts'
import { AccountSelect } from '../account-select.tsx'
import { takesMoney } from '../takes-money.ts'
import { useAccounts } from '../use-accounts.ts'
import { Ways, type AddFundsProps } from './add-funds.tsx'

export type AddMoneyProps = Omit<AddFundsProps, 'isOpen' | 'account'>

/** A dialog to add money from outside: the customer chooses an account and sees its payment details. */
export const AddMoney = hosted('AddMoney', AddMoneyContent)

function AddMoneyContent({ onClose, ...offered }: AddMoneyProps) {
  const { t } = useMessages('account')
  const words = useMessages('accounts')
  const task = useAccounts()
  return (
    <Dialog isOpen onClose={onClose} title={t('addFundsTitle')}>
      <Loaded of={task} value={task.data} failedTitle={words.t('failedTitle')} lines={5}>
        {() => <WaysByAccount accounts={task.open.filter(takesMoney)} {...offered} />}
      </Loaded>
    </Dialog>
  )
}

interface WaysByAccountProps extends Omit<AddMoneyProps, 'onClose'> {
  accounts: readonly Account[]
}

function WaysByAccount({ accounts, ...offered }: WaysByAccountProps) {
  const { t } = useMessages('account')
  const [chosenId, choose] = useState<string>()
  const account = accounts.find(({ accountId }) => accountId === chosenId) ?? accounts[0]
  return (
    <Stack gap={5}>
      {accounts.length > 1 && (
        <AccountSelect
          label={t('addFundsToLabel')}
          accounts={accounts}
          selectedId={account?.accountId}
          onSelect={choose}
        />
      )}
      {account ? (
        <Ways key={account.accountId} account={account} {...offered} />
      ) : (
        <p>{t('noWayText')}</p>
      )}
    </Stack>
  )
}
