import type { ComponentType } from 'react'
import { Heading, Stack } from '../ui/index.ts'
import { hosted } from '../provider/index.ts'
import { Blacklist } from './blacklist/blacklist.tsx'
import { ChangePassword } from './password/change-password.tsx'
import { ExternalConsents } from './external-consents/external-consents.tsx'
import { IpAccessSettings } from './ip-access/ip-access.tsx'
import { TwoStepSettings } from './two-step/two-step-settings.tsx'
import { useSecuritySections, type SecuritySection } from './use-security-sections.ts'

const PARTS: Record<SecuritySection['name'], ComponentType> = {
  twoStep: TwoStepSettings,
  password: ChangePassword,
  ipAccess: IpAccessSettings,
  outsiders: ExternalConsents,
  blacklist: Blacklist,
}

/** All security settings; each part can also be used separately. */
export const SecuritySettings = hosted('SecuritySettings', SecuritySettingsContent)

function SecuritySettingsContent() {
  return (
    <Stack gap={7}>
      {useSecuritySections().map(section => (
        <Section key={section.id} {...section} />
      ))}
    </Stack>
  )
}

function Section({ name, id, title, lead }: SecuritySection) {
  const Part = PARTS[name]
  return (
    <section aria-labelledby={id}>
      <Stack gap={3}>
        <Heading level={2} id={id} isFocusable>
          {title}
        </Heading>
        <p className="sp-lead">{lead}</p>
        <Part />
      </Stack>
    </section>
  )
}
