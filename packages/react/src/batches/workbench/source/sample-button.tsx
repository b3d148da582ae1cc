import {
  batches,
  BATCH_SAMPLES,
  type BatchSample,
  type PaidBatchType,
} from '@sixpence/core/batches'
import { SaveButton, useDocument } from '../../../downloads/index.ts'
import { useMessages } from '../../../i18n/index.ts'

/** A button that saves the sample file of a type. */
export function SampleButton({ type }: { type: PaidBatchType }) {
  const { t } = useMessages('mass-transfer')
  const task = useDocument(bank => bank.use(batches).sample({ name: sampleOf(type) }))
  return <SaveButton task={task}>{t('sampleCta')}</SaveButton>
}

const NAMES = Object.keys(BATCH_SAMPLES) as BatchSample[] // The keys of the table.

const sampleOf = (type: PaidBatchType): BatchSample =>
  NAMES.find(name => BATCH_SAMPLES[name] === type) ?? 'p2p'
