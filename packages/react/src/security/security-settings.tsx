import type { ReactNode } from 'react'
import { useMessages } from '../i18n/index.ts'
import { Heading, Stack } from '../ui/index.ts'
import { Blacklist } from './blacklist/blacklist.tsx'
import { ChangePassword } from './password/change-password.tsx'
import { ExternalConsents } from './external-consents/external-consents.tsx'
import { IpAccessSettings } from './ip-access/ip-access.tsx'
import { TwoStepSettings } from './two-step/two-step-settings.tsx'

const PARTS = [
  { id: 'two-step', title: 'twoStepTitle', lead: 'twoStepLead', Part: TwoStepSettings },
  { id: 'password', title: 'passwordTitle', lead: 'passwordLead', Part: ChangePassword },
  { id: 'ip-access', title: 'ipTitle', lead: 'ipLead', Part: IpAccessSettings },
  { id: 'outsiders', title: 'outsidersTitle', lead: 'outsidersLead', Part: ExternalConsents },
  { id: 'blacklist', title: 'blacklistTitle', lead: 'blacklistLead', Part: Blacklist },
] as const

/** Everything by which the customer is protected; each part also stands by itself. */
export function SecuritySettings() {
  const { t } = useMessages('security')
  return (
    <Stack gap={7}>
      {PARTS.map(({ id, title, lead, Part }) => (
        <Section key={id} id={id} title={t(title)} lead={t(lead)}>
          <Part />
        </Section>
      ))}
    </Stack>
  )
}

interface SectionProps {
  id: string
  title: string
  lead: string
  children: ReactNode
}

function Section({ id, title, lead, children }: SectionProps) {
  return (
    <section aria-labelledby={`sp-security-${id}`}>
      <Stack gap={3}>
        <Heading level={2} id={`sp-security-${id}`}>
          {title}
        </Heading>
        <p className="sp-lead">{lead}</p>
        {children}
      </Stack>
    </section>
  )
}
