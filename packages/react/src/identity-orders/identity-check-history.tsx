import { cleanEmailAddress } from '@sixpence/core/fields'
import { IDENTITY_ORDER_FILTER_FIELDS, type IdentityOrderFilter } from '@sixpence/core/merchant'
import { useState } from 'react'
import { filledIn, TYPING_PAUSE_MS, useForm, useLastSettled } from '../forms/index.ts'
import { useFormats, useMessages } from '../i18n/index.ts'
import { Button, EmptyState, Inline, ListView, Stack } from '../ui/index.ts'
import { hosted } from '../provider/index.ts'
import { IdentityCheckFilters } from './identity-check-filters.tsx'
import { IdentityCheckTable } from './identity-check-table.tsx'
import { useIdentityChecks } from './use-identity-checks.ts'

/** The number of checks on a page. */
const PAGE_SIZE = 25

/** All ordered checks, 25 per page. */
export const IdentityCheckHistory = hosted('IdentityCheckHistory', IdentityCheckHistoryContent)

function IdentityCheckHistoryContent() {
  const form = useForm(IDENTITY_ORDER_FILTER_FIELDS, { send: () => undefined })
  const { values } = form
  const filter = useLastSettled(
    filledIn({ ...values, email: cleanEmailAddress(values.email) }),
    TYPING_PAUSE_MS,
  )
  return (
    <Stack gap={4}>
      <IdentityCheckFilters form={form} />
      {/* A new filter starts on its first page. */}
      <FoundChecks key={JSON.stringify(filter)} filter={filter} />
    </Stack>
  )
}

function FoundChecks({ filter }: { filter: IdentityOrderFilter }) {
  const { t } = useMessages('merchant')
  const task = useIdentityChecks(filter)
  const [page, setPage] = useState(1)
  const pages = Math.ceil((task.data?.length ?? 0) / PAGE_SIZE)
  const isFiltered = Object.keys(filter).length > 0
  return (
    <ListView
      of={task}
      items={task.data}
      loadingLabel={t('checksLoading')}
      failedTitle={t('checksFailedTitle')}
      table={checks => (
        <IdentityCheckTable checks={checks.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)} />
      )}
      empty={
        <EmptyState
          title={t(isFiltered ? 'checksNoneFoundTitle' : 'checksEmptyTitle')}
          icon="person"
        >
          {isFiltered ? undefined : t('checksEmptyText')}
        </EmptyState>
      }
    >
      {pages > 1 && <Pager page={page} pages={pages} onChange={setPage} />}
    </ListView>
  )
}

interface PagerProps {
  page: number
  pages: number
  onChange: (page: number) => void
}

function Pager({ page, pages, onChange }: PagerProps) {
  const { t } = useMessages('merchant')
  const formats = useFormats()
  return (
    <Inline>
      <Button isDisabled={page === 1} onPress={() => onChange(page - 1)}>
        {t('previousPageCta')}
      </Button>
      <span role="status">
        {t('pageStatus', { page: formats.count(page), pages: formats.count(pages) })}
      </span>
      <Button isDisabled={page === pages} onPress={() => onChange(page + 1)}>
        {t('nextPageCta')}
      </Button>
    </Inline>
  )
}
