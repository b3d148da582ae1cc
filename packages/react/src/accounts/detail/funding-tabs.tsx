import type { Account, PaymentInstruction, WalletCurrency } from '@sixpence/core/accounts'
import { useState } from 'react'
import { useMessages } from '../../i18n/index.ts'
import { RadioGroup, Stack, Tabs } from '../../ui/index.ts'
import type { FundingOption } from './funding-option.ts'
import { FundingInstruction } from './funding-instruction.tsx'
import { FundingWallet } from './funding-wallet.tsx'
import type { InstructionsTask } from './use-funding.ts'

export interface FundingTabsProps extends Pick<InstructionsTask, 'markViewed'> {
  account: Account
  instructions: readonly PaymentInstruction[]
  wallets: readonly WalletCurrency[]
  fundingOption?: FundingOption | undefined
}

const TABS = { local: 'localTab', international: 'internationalTab', more: 'moreTab' } as const

type TabId = keyof typeof TABS

/** The payment details in tabs: domestic, international and other ways. */
export function FundingTabs({ instructions, markViewed, ...props }: FundingTabsProps) {
  const { t } = useMessages('account')
  const [chosen, choose] = useState<TabId>()
  const hasMore = props.wallets.length > 0 || props.fundingOption !== undefined
  const ofTab = (id: TabId) => instructions.filter(({ method }) => tabOf(method) === id)
  const ids = (['local', 'international', 'more'] as const).filter(id =>
    id === 'more' ? hasMore : ofTab(id).length > 0,
  )
  const selected = chosen ?? ids[0] ?? 'more'
  const shown =
    selected === 'more' ? (
      <MoreWays {...props} />
    ) : (
      <Stack gap={5}>
        {ofTab(selected).map(one => (
          <FundingInstruction key={one.id} instruction={one} markViewed={markViewed} />
        ))}
      </Stack>
    )
  if (ids.length < 2) return shown
  return (
    <Tabs
      label={t('wayLabel')}
      tabs={ids.map(id => ({ id, label: t(TABS[id]) }))}
      selectedId={selected}
      onSelect={choose}
    >
      {shown}
    </Tabs>
  )
}

const tabOf = (method: PaymentInstruction['method']): TabId =>
  method === 'wire' ? 'international' : 'local'

/** No currency has this id. */
const FURTHER = 'further'

type MoreWaysProps = Omit<FundingTabsProps, 'instructions' | 'markViewed'>

function MoreWays({ account, wallets, fundingOption }: MoreWaysProps) {
  const { t } = useMessages('account')
  const [way, choose] = useState<string>(fundingOption ? FURTHER : (wallets[0] ?? FURTHER))
  const wallet = wallets.find(code => code === way)
  const options = [
    ...wallets.map(id => ({ id, label: t('cryptoLabel', { currency: id }) })),
    ...(fundingOption
      ? [{ id: FURTHER, label: fundingOption.label, description: fundingOption.description }]
      : []),
  ]
  return (
    <Stack gap={5}>
      <RadioGroup label={t('wayLabel')} selectedId={way} onSelect={choose} options={options} />
      {wallet && <FundingWallet account={account} currencyCode={wallet} />}
      {way === FURTHER && fundingOption?.show()}
    </Stack>
  )
}
