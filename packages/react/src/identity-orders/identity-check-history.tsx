import type { IdentityOrder, IdentityOrderFilter } from '@sixpence/core'
import { useState } from 'react'
import { TYPING_PAUSE_MS, useLastSettled } from '../forms/index.ts'
import { useFormats, useMessages } from '../i18n/index.ts'
import { Button, Card, EmptyState, Inline, Loaded, Stack } from '../ui/index.ts'
import { IdentityCheckFilters } from './identity-check-filters.tsx'
import { IdentityCheckTable } from './identity-check-table.tsx'
import { useIdentityChecks } from './use-identity-checks.ts'

/** The number of checks on a page. */
const PAGE_SIZE = 25

/** All ordered checks, 25 per page. */
export function IdentityCheckHistory() {
  const { t } = useMessages('merchant')
  const [typed, setTyped] = useState<IdentityOrderFilter>({})
  const filter = useLastSettled(typed, TYPING_PAUSE_MS)
  const task = useIdentityChecks(filter)
  const isFiltered = Object.keys(filter).length > 0
  return (
    <Stack gap={4}>
      <IdentityCheckFilters onChange={setTyped} />
      <Loaded
        of={task}
        value={task.checks}
        loadingLabel={t('checksLoading')}
        failedTitle={t('checksFailedTitle')}
      >
        {checks =>
          checks.length === 0 ? (
            <Card padding="none">
              <EmptyState
                title={t(isFiltered ? 'checksNoneFoundTitle' : 'checksEmptyTitle')}
                icon="person"
              >
                {isFiltered ? undefined : t('checksEmptyText')}
              </EmptyState>
            </Card>
          ) : (
            // A new filter starts on its first page.
            <Pages key={JSON.stringify(filter)} checks={checks} />
          )
        }
      </Loaded>
    </Stack>
  )
}

function Pages({ checks }: { checks: readonly IdentityOrder[] }) {
  const { t } = useMessages('merchant')
  const formats = useFormats()
  const [page, setPage] = useState(1)
  const pages = Math.ceil(checks.length / PAGE_SIZE)
  const shown = checks.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)
  return (
    <Stack gap={4}>
      <Card padding="none">
        <IdentityCheckTable checks={shown} />
      </Card>
      {pages > 1 && (
        <Inline>
          <Button isDisabled={page === 1} onPress={() => setPage(page - 1)}>
            {t('previousPageCta')}
          </Button>
          <span role="status">
            {t('pageStatus', { page: formats.count(page), pages: formats.count(pages) })}
          </span>
          <Button isDisabled={page === pages} onPress={() => setPage(page + 1)}>
            {t('nextPageCta')}
          </Button>
        </Inline>
      )}
    </Stack>
  )
}
