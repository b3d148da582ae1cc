import { useState } from 'react'
import { useFormats, useMessages } from '../../i18n/index.ts'
import { useNavigateTo } from '../../provider/index.ts'
import { useWrite } from '../../store/index.ts'
import { Alert, Button, Dialog, ErrorView, Loaded, RadioGroup, Stack } from '../../ui/index.ts'
import { accountsApi } from '../accounts-api.ts'
import { useAddable } from './use-addable.ts'

/** A dialog to choose a currency and open an account in it. */
export function CurrencyChoice({ onClose }: { onClose: () => void }) {
  const { t } = useMessages('account')
  const { data: currencies, ...standing } = useAddable()
  const [choice, choose] = useState<string>()
  const chosen = choice ?? currencies?.[0]
  const { send, isPending, failure } = useOpening(onClose)
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('addCurrencyTitle')}
      actions={
        chosen !== undefined && (
          <Button variant="primary" isPending={isPending} onPress={() => void send(chosen)}>
            {t('openAccountCta')}
          </Button>
        )
      }
    >
      <Stack gap={4}>
        <Loaded of={standing} value={currencies} failedTitle={t('currenciesFailedTitle')}>
          {all => <Currencies all={all} chosen={chosen} choose={choose} />}
        </Loaded>
        <ErrorView failure={failure} />
      </Stack>
    </Dialog>
  )
}

function useOpening(onClose: () => void) {
  const navigateTo = useNavigateTo()
  const { write, isPending, error } = useWrite()
  const send = async (currencyCode: string) => {
    const done = await write(accountsApi.addCurrency, { currencyCode })
    if (!done) return
    onClose()
    navigateTo({ to: 'account', accountId: done.answer })
  }
  return { send, isPending, failure: error }
}

interface CurrenciesProps {
  all: readonly string[]
  chosen: string | undefined
  choose: (currencyCode: string) => void
}

function Currencies({ all, chosen, choose }: CurrenciesProps) {
  const { t } = useMessages('account')
  const { currencyName } = useFormats()
  if (chosen === undefined) return <Alert tone="info">{t('noCurrencyText')}</Alert>
  return (
    <RadioGroup
      label={t('currencyLabel')}
      selectedId={chosen}
      onSelect={choose}
      options={all.map(id => ({ id, label: currencyName(id), description: id }))}
    />
  )
}
