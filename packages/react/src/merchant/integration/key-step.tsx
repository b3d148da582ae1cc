import { keyVerdict, type ApiKeyUse, type KeyVerdict } from '@sixpence/core/merchant'
import { useFormats, useMessages } from '../../i18n/index.ts'
import {
  Alert,
  Button,
  DefinitionList,
  Inline,
  Loaded,
  Moment,
  Stack,
  TitledCard,
  type Tone,
} from '../../ui/index.ts'
import { AnswerStatus } from '../api-log/api-log-table.tsx'
import { useKeyUse } from './use-key-use.ts'

/** Shows whether the bank has received a request with a working key. */
export function KeyStep() {
  const { t } = useMessages('integration')
  const task = useKeyUse()
  return (
    <TitledCard title={t('keyTitle')} text={t('keyLead')}>
      <Loaded
        of={task}
        value={task.data}
        loadingLabel={t('keyLoading')}
        failedTitle={t('keyFailedTitle')}
      >
        {use => (
          <Stack gap={4}>
            <Seen use={use} />
            <Inline>
              <Button isPending={task.isLookingAgain} onPress={task.lookAgain}>
                {t('lookAgainCta')}
              </Button>
            </Inline>
          </Stack>
        )}
      </Loaded>
    </TitledCard>
  )
}

const TONES: Record<KeyVerdict, Tone> = {
  noKey: 'info',
  allOff: 'warning',
  unused: 'info',
  works: 'positive',
  addressRefused: 'negative',
  callRefused: 'negative',
  bankFailed: 'negative',
}

function Seen({ use }: { use: ApiKeyUse }) {
  const { t } = useMessages('integration')
  const formats = useFormats()
  const { last, enabledRanges } = use
  const verdict = keyVerdict(use)
  const facts = { ip: last?.ip ?? '', status: last?.httpStatus ?? '' }
  return (
    <Stack gap={4}>
      <Alert tone={TONES[verdict]} announce="soon">
        {t(`${verdict}Text`, facts)}
      </Alert>
      {last && <LastRequest last={last} />}
      {enabledRanges > 0 && (
        <p className="sp-muted">{t('rangesText', { number: formats.count(enabledRanges) })}</p>
      )}
    </Stack>
  )
}

function LastRequest({ last }: { last: NonNullable<ApiKeyUse['last']> }) {
  const { t } = useMessages('merchant-api')
  const { keyName, method, path, date, ip, httpStatus } = last
  return (
    <DefinitionList
      items={[
        { id: 'key', term: t('keyLabel'), details: keyName },
        {
          id: 'request',
          term: t('requestColumn'),
          details: <Endpoint {...{ method, path }} />,
        },
        { id: 'when', term: t('whenColumn'), details: <Moment at={date} /> },
        { id: 'from', term: t('fromColumn'), details: ip },
        { id: 'answer', term: t('answerColumn'), details: <AnswerStatus status={httpStatus} /> },
      ]}
    />
  )
}

function Endpoint({ method, path }: { method: string; path: string }) {
  const text = `${method} ${path}`
  return <span className="sp-break">{text}</span>
}
