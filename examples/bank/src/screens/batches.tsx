import { readBatchSearch, type BatchSearch } from '@sixpence/core/batches'
import { BatchDetail, BatchList } from '@sixpence/react/batches'
import { useMessages } from '@sixpence/react/i18n'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useIsLeaving } from '../shell/use-is-leaving.ts'
import { Screen } from '../shell/screen.tsx'

/** The payments by batch, or the batch in the address. */
export function BatchesScreen() {
  const { t } = useMessages('shell')
  const said = useSearch({ from: '/main/history/batch-transfers' })
  const navigate = useNavigate({ from: '/history/batch-transfers' })
  const isLeaving = useIsLeaving()
  const back =
    said.id === undefined
      ? { label: t('historyTitle'), onPress: () => void navigate({ to: '/history' }) }
      : { label: t('allBatchesCta'), onPress: () => show(undefined) }
  // The search stays in the address, including one that has just been written there, so that Back
  // leads to the same list.
  const show = (id: string | undefined) =>
    void navigate({ search: address => ({ ...address, id }) })
  const seek = (search: BatchSearch, isTyping: boolean) => {
    if (isTyping && isLeaving()) return
    const types = search.types?.join(',')
    void navigate({ search: { ...search, types }, replace: isTyping, resetScroll: false })
  }
  return (
    <Screen title={t('batchesTitle')} back={back}>
      {said.id === undefined ? (
        <BatchList search={readBatchSearch({ ...said })} onSearchChange={seek} onOpen={show} />
      ) : (
        <BatchDetail key={said.id} id={said.id} />
      )}
    </Screen>
  )
}
