import type { Account } from '@sixpence/core/accounts'
import type { SavedButton, SavedButtonList } from '@sixpence/core/merchant'
import { takesMoney, useAccounts } from '../accounts/index.ts'
import { useMessages } from '../i18n/index.ts'
import { Alert, Button, ErrorView, Form, Inline, Loaded, Stack } from '../ui/index.ts'
import { hosted } from '../provider/index.ts'
import { ButtonFields } from './button-fields.tsx'
import { ButtonPreview, type PreviewLooks } from './button-preview.tsx'
import { useButtonForm } from './use-button-form.ts'

export interface ButtonBuilderProps {
  /** The button to change; without it, a new one is created. */
  button?: SavedButton | undefined
  /** The merchant's name and origins. */
  merchant: Pick<SavedButtonList, 'merchantName' | 'origins'>
  /** The looks in which the preview can be shown. */
  looks?: PreviewLooks | undefined
  onSaved: (button: SavedButton) => void
  onCancel: () => void
}

/** A form that creates or changes a saved button, with a preview of what payers see. */
export const ButtonBuilder = hosted('ButtonBuilder', ButtonBuilderContent)

function ButtonBuilderContent(props: ButtonBuilderProps) {
  const { t } = useMessages('saved-buttons')
  const task = useAccounts()
  const { merchant, onCancel } = props
  if (merchant.merchantName === undefined) {
    return <NotYet text={t('noMerchantText')} onCancel={onCancel} />
  }
  return (
    <Loaded of={task} value={task.data} failedTitle={t('accountsFailedTitle')} lines={6}>
      {accounts => {
        const currencies = currenciesOf(accounts)
        const [first] = currencies
        return first === undefined ? (
          <NotYet text={t('noCurrencyText')} onCancel={onCancel} />
        ) : (
          <BuilderForm {...props} currencies={[first, ...currencies.slice(1)]} />
        )
      }}
    </Loaded>
  )
}

/** Returns the currencies in which a merchant can be paid. */
const currenciesOf = (accounts: readonly Account[]): readonly string[] => [
  ...new Set(accounts.filter(takesMoney).map(({ currencyCode }) => currencyCode)),
]

/** Shows what is missing before a button can be created. */
function NotYet({ text, onCancel }: { text: string } & Pick<ButtonBuilderProps, 'onCancel'>) {
  const { t } = useMessages('saved-buttons')
  return (
    <Stack gap={4}>
      <Alert tone="warning">{text}</Alert>
      <Inline>
        <Button onPress={onCancel}>{t('cancelCta')}</Button>
      </Inline>
    </Stack>
  )
}

interface FormProps extends ButtonBuilderProps {
  currencies: readonly [string, ...string[]]
}

function BuilderForm({ button, merchant, looks, currencies, onSaved, onCancel }: FormProps) {
  const { t } = useMessages('saved-buttons')
  const form = useButtonForm(button, currencies[0], onSaved)
  const { values: draft, terms } = form
  return (
    <div className="sp-button-builder">
      <Form onSubmit={form.submit}>
        <Stack gap={4}>
          <ErrorView failure={form.error} title={t('saveFailedTitle')} />
          <ButtonFields form={form} currencies={currencies} origins={merchant.origins} />
          {button && <Alert tone="info">{t('changeText')}</Alert>}
          <Inline justify="between">
            <Button onPress={onCancel}>{t('cancelCta')}</Button>
            <Button type="submit" variant="primary" isPending={form.isPending}>
              {t(button ? 'saveCta' : 'createCta')}
            </Button>
          </Inline>
        </Stack>
      </Form>
      <ButtonPreview
        button={{
          buttonId: button?.id ?? '',
          merchantName: merchant.merchantName ?? '',
          offer: {
            ...(terms ?? {
              type: draft.type,
              currencyCode: draft.currencyCode,
              ...UNSAID[draft.type],
            }),
            description: draft.name || t('unnamedText'),
          },
        }}
        logoId={draft.logoId}
        looks={looks}
      />
    </div>
  )
}

// The terms shown while a field is empty.
const UNSAID = {
  fixed: { amount: '0' },
  subscription: { amount: '0', frequency: 'monthly' },
  open: { min: '0', max: '0' },
} as const
