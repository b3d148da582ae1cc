import { addableCurrencies } from '@sixpence/core'
import { useState } from 'react'
import { useFormats, useMessages } from '../i18n/index.ts'
import { useNavigateTo } from '../provider/index.ts'
import { failureOf } from '../store/index.ts'
import { Button, Dialog, ErrorView, Icon, RadioGroup, Stack } from '../ui/index.ts'
import { accountApi } from './account-api.ts'
import { useAccounts } from './use-accounts.ts'
import { useRates } from './use-rates.ts'

/**
 * Opens an account in one more currency, and leads to it; nothing while there is an account in
 * each. Whom the host shows it to may do so: the bank refuses it to others as well.
 */
export function AddCurrency() {
  const { t } = useMessages('account')
  const [isOpen, setOpen] = useState(false)
  const { accounts } = useAccounts()
  const { rates } = useRates()
  const currencies = addableCurrencies(
    accounts ?? [],
    rates?.rates.map(rate => rate.currencyCode) ?? [],
  )
  if (!accounts || currencies.length === 0) return null
  return (
    <>
      <Button size="small" icon={<Icon name="plus" />} onPress={() => setOpen(true)}>
        {t('addCurrencyCta')}
      </Button>
      {isOpen && <Choice currencies={currencies} onClose={() => setOpen(false)} />}
    </>
  )
}

function Choice({ currencies, onClose }: { currencies: readonly string[]; onClose: () => void }) {
  const { t } = useMessages('account')
  const { languageTag } = useFormats()
  const names = new Intl.DisplayNames(languageTag, { type: 'currency' })
  const navigateTo = useNavigateTo()
  const [chosen, choose] = useState(currencies[0] ?? '')
  const [add, { isLoading, error }] = accountApi.useAddCurrencyMutation()
  const send = async () => {
    const { data } = await add(chosen)
    if (data === undefined) return
    onClose()
    navigateTo({ to: 'account', accountId: data })
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('addCurrencyTitle')}
      actions={
        <Button variant="primary" isPending={isLoading} onPress={() => void send()}>
          {t('openAccountCta')}
        </Button>
      }
    >
      <Stack gap={4}>
        <RadioGroup
          label={t('currencyLabel')}
          selectedId={chosen}
          onSelect={choose}
          options={currencies.map(id => ({ id, label: names.of(id) ?? id, description: id }))}
        />
        <ErrorView failure={failureOf(error)} />
      </Stack>
    </Dialog>
  )
}
