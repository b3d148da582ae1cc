import {
  BATCH_TYPES,
  LONGEST_SEARCH,
  type BatchSearch,
  type BatchType,
} from '@sixpence/core/batches'
import { useState } from 'react'
import { useMessages } from '../i18n/index.ts'
import { Checkbox, Stack, TextField } from '../ui/index.ts'
import { useTypedKeyword } from '../search/index.ts'
import { BATCH_TYPE_NAME } from './batch-words.ts'

export interface BatchFiltersProps {
  search: BatchSearch
  onChange: (search: BatchSearch, isTyping: boolean) => void
}

/** The filters of the list of batches: keyword, dates and types. */
export function BatchFilters({ search, onChange }: BatchFiltersProps) {
  const { t } = useMessages('batches')
  const typed = useTypedKeyword(search.search, text => onChange({ ...search, search: text }, true))
  const { from, to, types } = search
  // Open at first if the search is already narrowed. Afterwards it stays as the customer leaves it.
  const [wasNarrowed] = useState(() => Boolean(from || to || types))
  const isTurned = from !== undefined && to !== undefined && from > to
  // Typing a year changes the date with each digit, so these changes add no entries to the
  // browser's history.
  const choose = (days: Pick<BatchSearch, 'from' | 'to'>) => onChange({ ...search, ...days }, true)
  return (
    <div role="search" className="sp-history-filters sp-select-fields">
      <TextField
        type="search"
        label={t('searchLabel')}
        placeholder={t('searchPlaceholder')}
        maxLength={LONGEST_SEARCH}
        autoComplete="off"
        value={typed.text}
        onChange={typed.type}
        onBlur={typed.leave}
      />
      <details className="sp-disclosure" open={wasNarrowed}>
        <summary>{t('filtersCta')}</summary>
        <Stack gap={3}>
          <div className="sp-history-bounds">
            <TextField
              type="date"
              label={t('fromLabel')}
              value={from ?? ''}
              onChange={day => choose({ from: day || undefined })}
            />
            <TextField
              type="date"
              label={t('toLabel')}
              error={isTurned ? t('orderError') : undefined}
              value={to ?? ''}
              onChange={day => choose({ to: day || undefined })}
            />
          </div>
          <Types search={search} onChange={onChange} />
        </Stack>
      </details>
    </div>
  )
}

function Types({ search, onChange }: BatchFiltersProps) {
  const { t } = useMessages('batches')
  const { types = [] } = search
  const choose = (type: BatchType, isSelected: boolean) => {
    const next = BATCH_TYPES.filter(one => (one === type ? isSelected : types.includes(one)))
    onChange({ ...search, types: next.length > 0 ? next : undefined }, false)
  }
  return (
    <fieldset className="sp-batch-types">
      <legend className="sp-field-label">{t('typesLabel')}</legend>
      {BATCH_TYPES.map(type => (
        <Checkbox
          key={type}
          isSelected={types.includes(type)}
          onChange={isSelected => choose(type, isSelected)}
        >
          {t(BATCH_TYPE_NAME[type])}
        </Checkbox>
      ))}
    </fieldset>
  )
}
