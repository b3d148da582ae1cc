import { LONGEST_KEYWORD, type HistorySearch } from '@sixpence/core/history'
import { useState } from 'react'
import { useAccounts } from '../accounts/index.ts'
import { useMessages } from '../i18n/index.ts'
import { LazyDialog } from '../provider/index.ts'
import { Button, Icon, lazyComponent, TextField, useFocusKeeper } from '../ui/index.ts'
import { HistoryPeriods } from './history-periods.tsx'
import { useFilterTexts } from './use-filter-texts.ts'
import { useTypedKeyword } from '../search/index.ts'

export interface HistoryFiltersProps {
  search: HistorySearch
  /** True if the list shows only one account, whatever is chosen here. */
  isOneAccount: boolean
  onChange: (search: HistorySearch, isTyping: boolean) => void
}

const FilterDialog = lazyComponent(() => import('./filter-dialog.tsx'), 'FilterDialog')

/** The filters of the history: keyword and period, and a button for all others. */
export function HistoryFilters({ search, isOneAccount, onChange }: HistoryFiltersProps) {
  const { t } = useMessages('history')
  const { data: accounts = [] } = useAccounts()
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  const typed = useTypedKeyword(search.keyword, keyword => onChange({ ...search, keyword }, true))
  // Keeps the focus when the last chip is removed.
  const keeper = useFocusKeeper<HTMLDivElement>()
  return (
    <div {...keeper} role="search" className="sp-history-filters">
      <div className="sp-history-ask">
        <TextField
          type="search"
          label={t('searchLabel')}
          placeholder={t('searchPlaceholder')}
          maxLength={LONGEST_KEYWORD}
          autoComplete="off"
          value={typed.text}
          onChange={typed.type}
          onBlur={typed.leave}
        />
        <Button
          icon={<Icon name="settings" />}
          onPress={() => setIsOpen(true)}
          onApproach={() => void FilterDialog.preload()}
        >
          {t('filtersCta')}
        </Button>
      </div>
      <HistoryPeriods search={search} onChange={onChange} />
      <Chips search={search} onChange={onChange} accounts={accounts} />
      {isOpen && (
        <LazyDialog onClose={close}>
          <FilterDialog
            search={search}
            accounts={isOneAccount ? undefined : accounts}
            onClose={close}
            onApply={next => {
              setIsOpen(false)
              onChange(next, false)
            }}
          />
        </LazyDialog>
      )}
    </div>
  )
}

type SoughtProps = Pick<HistoryFiltersProps, 'search' | 'onChange'>

interface ChipsProps extends SoughtProps {
  accounts: Parameters<typeof useFilterTexts>[1]
}

/** The active filters as chips. Pressing one removes it. */
function Chips({ search, onChange, accounts }: ChipsProps) {
  const { t } = useMessages('history')
  const chips = useFilterTexts(search, accounts)
  const keeper = useFocusKeeper<HTMLUListElement>()
  if (chips.length === 0) return null
  const { keyword, period } = search
  return (
    <ul {...keeper} className="sp-history-chips" aria-label={t('chosenLabel')}>
      {chips.map(({ id, text, without }) => (
        <li key={id}>
          <Button
            size="small"
            icon={<Icon name="close" />}
            aria-label={t('removeFilterCta', { name: text })}
            onPress={() => onChange(without, false)}
          >
            {text}
          </Button>
        </li>
      ))}
      <li>
        <Button size="small" variant="quiet" onPress={() => onChange({ keyword, period }, false)}>
          {t('clearCta')}
        </Button>
      </li>
    </ul>
  )
}
