import type { ReactNode } from 'react'
import { useMessages } from '../i18n/index.ts'
import { loadStateOf } from '../store/index.ts'
import { Button, Loaded, Stack } from '../ui/index.ts'
import { CheckState } from './check-state.tsx'
import { identityCheckApi } from './identity-check-api.ts'

export interface IdentityWaysProps {
  /** Of the title that says what it is for: read out with the button. */
  titleId?: string | undefined
  /** A document was uploaded: no check is offered besides. */
  isThere?: boolean | undefined
  /** Leads to the check by camera. */
  onCheck: () => void
  /** Uploads a document instead. */
  children: ReactNode
}

/** The ways to show who one is: by a check with the camera, or by a file; and how the check went. */
export function IdentityWays({ titleId, isThere, onCheck, children }: IdentityWaysProps) {
  const { t } = useMessages('identity-check')
  const query = identityCheckApi.newest.useRead({ kind: 'document' })
  return (
    <Loaded of={loadStateOf(query)} value={query.data} failedTitle={t('loadFailedTitle')} lines={2}>
      {({ check }) => {
        const isUndecided = check === undefined || check.status === 'open'
        if (isUndecided && isThere === true) return children
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
