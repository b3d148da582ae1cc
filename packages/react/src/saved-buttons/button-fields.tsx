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
  const { draft, edit, faultOf } = form
  return (
    <>
      <TextField
        label={t('nameLabel')}
        description={t('nameText')}
        name="name"
        maxLength={140}
        autoComplete="off"
        value={draft.name}
        error={faultOf('name')}
        onChange={name => edit({ name })}
      />
      <RadioGroup
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
        selectedId={draft.type}
        onSelect={type => edit({ type })}
      />
      <Select
        label={t('currencyLabel')}
        options={currencies.map(id => ({ id, label: id }))}
        selectedId={draft.currencyCode}
        error={faultOf('currencyCode')}
        onSelect={currencyCode => edit({ currencyCode })}
      />
      <Amounts form={form} />
      <LogoSelect form={form} />
      <TextField
        label={t('returnUrlLabel')}
        description={
          origins.length > 0
            ? t('returnUrlText', { origins: origins.join(', ') })
            : t('noOriginsText')
        }
        name="returnUrl"
        inputMode="text"
        autoComplete="off"
        spellCheck={false}
        maxLength={1000}
        value={draft.returnUrl}
        error={faultOf('returnUrl')}
        onChange={returnUrl => edit({ returnUrl })}
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
  const { draft, edit, faultOf } = form
  const field = (name: 'amount' | 'min' | 'max', label: string) => (
    <AmountField
      key={name}
      label={label}
      name={name}
      currencyCode={draft.currencyCode}
      value={draft[name]}
      error={faultOf(name)}
      onChange={text => edit({ [name]: text })}
    />
  )
  if (draft.type === 'fixed') return field('amount', t('priceLabel'))
  if (draft.type === 'subscription') {
    return (
      <>
        {field('amount', t('priceLabel'))}
        <Select
          label={t('frequencyLabel')}
          options={FREQUENCIES.map(({ id, word }) => ({ id, label: t(word) }))}
          selectedId={draft.frequency}
          onSelect={chosen => {
            const frequency = FREQUENCIES.find(({ id }) => id === chosen)?.id
            if (frequency) edit({ frequency })
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
function LogoSelect({ form: { draft, edit } }: { form: ButtonFormTask }) {
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
      selectedId={draft.logoId || DEFAULT}
      onSelect={id => edit({ logoId: id === DEFAULT ? '' : id })}
    />
  )
}

// No logo has this id.
const DEFAULT = 'default'
