import type { BatchProgress } from '@sixpence/core/batches'
import { isPositive } from '@sixpence/core/money'
import { useFormats, useMessages } from '../../i18n/index.ts'
import {
  Card,
  Figure,
  Figures,
  Heading,
  Loaded,
  Money,
  ProgressBar,
  Stack,
  StaleAlert,
  VisuallyHidden,
} from '../../ui/index.ts'
import { StopBatch } from './stop-batch.tsx'
import { useBatchProgress } from './use-batch-progress.ts'
import { useSpoken } from './use-spoken.ts'

interface ProgressCardProps {
  /** The id of a submitted batch. */
  id: string
  /** False where the age of what is shown stands above. */
  isAgeShown?: boolean
  /** False where the total paid stands above. */
  isPaidShown?: boolean
}

/** The payments of a submitted batch by state, their sums, and the way to stop them. */
export function ProgressCard({ id, isAgeShown = false, isPaidShown = true }: ProgressCardProps) {
  const { t } = useMessages('batches')
  const task = useBatchProgress(id)
  return (
    <Loaded of={task} value={task.data} failedTitle={t('progressFailedTitle')} lines={2}>
      {progress => (
        <Card as="section" aria-label={t('progressTitle')}>
          <Stack gap={4}>
            {isAgeShown && <StaleAlert of={task} />}
            <Counts progress={progress} />
            <Sums progress={progress} isPaidShown={isPaidShown} />
            <StopBatch id={id} progress={progress} />
          </Stack>
        </Card>
      )}
    </Loaded>
  )
}

const SHOWN = [
  ['paid', 'paidStatus'],
  ['waiting', 'waitingStatus'],
  ['refused', 'notPaidStatus'],
  ['cancelled', 'cancelledStatus'],
] as const

interface PartProps {
  progress: BatchProgress
}

function Counts({ progress: { status, counts } }: PartProps) {
  const { t } = useMessages('batches')
  const formats = useFormats()
  const named = SHOWN.map(([state, key]) => ({
    state,
    label: t(key),
    count: formats.count(counts[state]),
  }))
  const spoken = useSpoken(named.map(({ label, count }) => `${label}: ${count}`).join(', '))
  return (
    <Stack gap={3}>
      <Heading level={2} size={4}>
        {t('progressTitle')}
      </Heading>
      {status === 'executing' && (
        <ProgressBar label={t('progressTitle')} share={shareDone(counts)} />
      )}
      <Figures>
        {named.map(({ state, label, count }) => (
          <Figure key={state} label={label}>
            {count}
          </Figure>
        ))}
      </Figures>
      <VisuallyHidden>
        <span role="status">{spoken}</span>
      </VisuallyHidden>
    </Stack>
  )
}

function shareDone({ waiting, paid, refused, cancelled }: BatchProgress['counts']): number {
  const done = paid + refused + cancelled
  return done / Math.max(1, done + waiting)
}

function Sums({
  progress: { paid, setAside, currencyCode },
  isPaidShown,
}: PartProps & { isPaidShown: boolean }) {
  const { t } = useMessages('batches')
  const sums = [
    ...(isPaidShown ? [{ id: 'paid', label: t('amountLabel'), ...paid }] : []),
    { id: 'aside', label: t('setAsideLabel'), ...setAside },
  ].filter(({ amount }) => isPositive(amount))
  if (sums.length === 0) return null
  return (
    <Figures>
      {sums.map(({ id, label, amount, fee }) => (
        <Figure
          key={id}
          label={label}
          note={
            <>
              {t('feeLabel')} <Money amount={fee} currencyCode={currencyCode} />
            </>
          }
        >
          <Money amount={amount} currencyCode={currencyCode} />
        </Figure>
      ))}
    </Figures>
  )
}
