import type { BatchDraftState } from '@sixpence/core/batches'
import { useMessages } from '../../i18n/index.ts'
import { Alert, Stack } from '../../ui/index.ts'
import { ChangeButton } from './change-button.tsx'

/** The payees of a draft to look at before it is submitted, by count, and the way back to them. */
export function PayeeDoubts({ draft }: { draft: BatchDraftState }) {
  const { t } = useMessages('batches')
  const { noMatch = 0, closeMatch = 0 } = draft.nameChecks ?? {}
  const { otherAccountCount: otherAccount = 0 } = draft
  if (noMatch + closeMatch + otherAccount === 0) return null
  return (
    <Stack gap={3}>
      <Alert tone="warning" announce="never" title={t('doubtsTitle')}>
        {noMatch > 0 && <p>{t('noMatchText', { count: noMatch })}</p>}
        {closeMatch > 0 && <p>{t('closeMatchText', { count: closeMatch })}</p>}
        {otherAccount > 0 && <p>{t('otherAccountText', { count: otherAccount })}</p>}
      </Alert>
      <div>
        <ChangeButton draft={draft} rows={gravest({ noMatch, closeMatch, otherAccount })}>
          {t('doubtsCta')}
        </ChangeButton>
      </div>
    </Stack>
  )
}

/** Returns the gravest doubt that any row has. */
function gravest(counts: Readonly<Record<Doubt, number>>): Doubt {
  return DOUBTS.find(doubt => counts[doubt] > 0) ?? 'noMatch'
}

const DOUBTS = ['noMatch', 'otherAccount', 'closeMatch'] as const

type Doubt = (typeof DOUBTS)[number]
