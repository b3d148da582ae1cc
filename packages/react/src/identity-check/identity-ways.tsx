import type { ReactNode } from 'react'
import { useMessages } from '../i18n/index.ts'
import { loadStateOf } from '../store/index.ts'
import { Button, Loaded, Stack } from '../ui/index.ts'
import { CheckState } from './check-state.tsx'
import { identityCheckApi } from './identity-check-api.ts'

export interface IdentityWaysProps {
  /** The id of the heading that names the purpose. Screen readers read it with the button. */
  titleId?: string | undefined
  /** True if a document was uploaded. Then no check is offered. */
  isUploaded?: boolean | undefined
  /** Called to start the check by camera. */
  onCheck: () => void
  /** The upload of a document. */
  children: ReactNode
}

/** The ways to prove one's identity: a check by camera or a file. Also shows the state of the check. */
export function IdentityWays({ titleId, isUploaded, onCheck, children }: IdentityWaysProps) {
  const { t } = useMessages('identity-check')
  const query = identityCheckApi.newest.useRead({ kind: 'document' })
  return (
    <Loaded of={loadStateOf(query)} value={query.data} failedTitle={t('loadFailedTitle')} lines={2}>
      {({ check }) => {
        const isUndecided = check === undefined || check.status === 'open'
        if (isUndecided && isUploaded === true) return children
        const canBegin = isUndecided || check.canRetry
        return (
          <Stack gap={4}>
            <CheckState state={check} />
            {canBegin && (
              <>
                <div>
                  <Button variant="primary" onPress={onCheck} aria-describedby={titleId}>
                    {t(CTA[check?.status ?? 'none'])}
                  </Button>
                </div>
                <p>{t('orFileText')}</p>
                {children}
              </>
            )}
          </Stack>
        )
      }}
    </Loaded>
  )
}

const CTA = {
  none: 'cameraCta',
  open: 'goOnCta',
  underInvestigation: 'goOnCta',
  approved: 'cameraCta',
  declined: 'cameraAgainCta',
  expired: 'cameraAgainCta',
} as const
