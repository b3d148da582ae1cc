import { useMessages } from '../i18n/index.ts'
import { AmountField, RadioGroup, Select, TextField } from '../ui/index.ts'
import { savedButtonsApi } from './saved-buttons-api.ts'
import type { useButtonForm } from './use-button-form.ts'

/** The form's state and actions. */
export type ButtonFormTask = ReturnType<typeof useButtonForm>

interface ButtonFieldsProps {
  form: ButtonFormTask
  /** The currencies in which the merchant can be paid. */
  currencies: readonly string[]
  /** The origins to which payers can return. */
  origins: readonly string[]
}

/** The fields for a button's terms and for the page to which payers return. */
export function ButtonFields({ form, currencies, origins }: ButtonFieldsProps) {
  const { t } = useMessages('saved-buttons')
  return (
    <>
      <TextField
        {...form.field('name', { missing: t('nameMissingError'), refused: t('nameError') })}
        label={t('nameLabel')}
        description={t('nameText')}
      />
      <RadioGroup
        {...form.choice('type')}
        label={t('typeLabel')}
        options={[
          { id: 'fixed', label: t('fixedOption'), description: t('fixedText') },
          { id: 'open', label: t('openOption'), description: t('openText') },
          {
            id: 'subscription',
            label: t('subscriptionOption'),
            description: t('subscriptionText'),
          },
        ]}
      />
      <Select
        {...form.choice('currencyCode', {
          missing: t('currencyError'),
          refused: t('currencyError'),
        })}
        label={t('currencyLabel')}
        options={currencies.map(id => ({ id, label: id }))}
      />
      <Amounts form={form} />
      <LogoSelect form={form} />
      <TextField
        {...form.field('returnUrl', { refused: t('returnUrlError') })}
        label={t('returnUrlLabel')}
        description={
          origins.length > 0
            ? t('returnUrlText', { origins: origins.join(', ') })
            : t('noOriginsText')
        }
        inputMode="text"
        spellCheck={false}
      />
    </>
  )
}

const FREQUENCIES = [
  { id: 'weekly', word: 'weeklyOption' },
  { id: 'monthly', word: 'monthlyOption' },
  { id: 'quarterly', word: 'quarterlyOption' },
] as const

function Amounts({ form }: { form: ButtonFormTask }) {
  const { t } = useMessages('saved-buttons')
  const { type, currencyCode } = form.values
  const field = (name: 'amount' | 'min' | 'max', label: string) => (
    <AmountField
      {...form.field(name, { refused: t('amountError') })}
      key={name}
      label={label}
      currencyCode={currencyCode}
    />
  )
  if (type === 'fixed') return field('amount', t('priceLabel'))
  if (type === 'subscription') {
    return (
      <>
        {field('amount', t('priceLabel'))}
        <Select
          {...form.choice('frequency')}
          label={t('frequencyLabel')}
          options={FREQUENCIES.map(({ id, word }) => ({ id, label: t(word) }))}
          onSelect={chosen => {
            const frequency = FREQUENCIES.find(({ id }) => id === chosen)?.id
            if (frequency) form.edit({ frequency })
          }}
        />
      </>
    )
  }
  return (
    <>
      {field('min', t('minLabel'))}
      {field('max', t('maxLabel'))}
    </>
  )
}

/** Shows nothing if there are no logos. */
function LogoSelect({ form }: { form: ButtonFormTask }) {
  const { t } = useMessages('saved-buttons')
  const { data: logos = [] } = savedButtonsApi.logos.useRead()
  if (logos.length === 0) return null
  return (
    <Select
      label={t('logoLabel')}
      options={[
        { id: DEFAULT, label: t('defaultLogoOption') },
        ...logos.map(({ id, name }) => ({ id, label: name })),
      ]}
      selectedId={form.values.logoId || DEFAULT}
      onSelect={id => form.edit({ logoId: id === DEFAULT ? '' : id })}
    />
  )
}

// No logo has this id.
const DEFAULT = 'default'
