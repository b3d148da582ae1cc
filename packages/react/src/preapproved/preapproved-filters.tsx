import { cleanEmailAddress, LONGEST_EMAIL } from '@sixpence/core/fields'
import type { PreapprovedFilter } from '@sixpence/core/preapproved'
import type { DisplayLocale } from '@sixpence/core/locale'
import { useState } from 'react'
import { parseBound } from '../forms/index.ts'
import { useFormats, useMessages } from '../i18n/index.ts'
import { NativeSelect, Stack, TextField } from '../ui/index.ts'

export interface PreapprovedFiltersProps {
  onChange: (filter: PreapprovedFilter) => void
}

interface Typed {
  readonly email: string
  readonly from: string
  readonly to: string
  readonly type: 'all' | 'ownTransfer' | 'merchant'
}

/** The filters of the list: recipient, amounts and kind. */
export function PreapprovedFilters({ onChange }: PreapprovedFiltersProps) {
  const { t } = useMessages('preapproved')
  const { locale } = useFormats()
  const [typed, setTyped] = useState<Typed>({ email: '', from: '', to: '', type: 'all' })
  const change = (changed: Partial<Typed>) => {
    const next = { ...typed, ...changed }
    setTyped(next)
    const email = cleanEmailAddress(next.email)
    const [fromAmount, toAmount] = [boundOf(next.from, locale), boundOf(next.to, locale)]
    onChange({
      ...(email !== '' && { beneficiaryEmail: email }),
      ...(fromAmount !== undefined && { fromAmount }),
      ...(toAmount !== undefined && { toAmount }),
      ...(next.type !== 'all' && { type: next.type }),
    })
  }
  const errorOf = (text: string) =>
    text.trim() === '' || boundOf(text, locale) !== undefined ? undefined : t('amountError')
  return (
    <div role="search" className="sp-select-fields">
      <details className="sp-disclosure">
        <summary>{t('filtersCta')}</summary>
        <Stack gap={3}>
          <TextField
            type="search"
            label={t('emailLabel')}
            maxLength={LONGEST_EMAIL}
            autoComplete="off"
            value={typed.email}
            onChange={email => change({ email })}
          />
          <div className="sp-history-bounds">
            <TextField
              label={t('fromAmountLabel')}
              inputMode="decimal"
              value={typed.from}
              error={errorOf(typed.from)}
              onChange={from => change({ from })}
            />
            <TextField
              label={t('toAmountLabel')}
              inputMode="decimal"
              value={typed.to}
              error={errorOf(typed.to)}
              onChange={to => change({ to })}
            />
          </div>
          <NativeSelect
            label={t('typeLabel')}
            selectedId={typed.type}
            options={[
              { id: 'all', label: t('allTypesOption') },
              { id: 'ownTransfer', label: t('ownTransferOption') },
              { id: 'merchant', label: t('merchantOption') },
            ]}
            onSelect={type => change({ type })}
          />
        </Stack>
      </details>
    </div>
  )
}

/** Undefined for a text that is no amount: the list isn't filtered by it. */
function boundOf(text: string, locale: DisplayLocale): string | undefined {
  const parsed = parseBound(text, locale)
  return parsed.ok ? parsed.amount : undefined
}
