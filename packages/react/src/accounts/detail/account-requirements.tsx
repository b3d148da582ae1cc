import type { CrossPlatformRequirement } from '@sixpence/core/accounts'
import { useId } from 'react'
import { useMessages } from '../../i18n/index.ts'
import { DestinationLink, type Destination } from '../../provider/index.ts'
import { Badge, Card, Heading, Icon, List, ListRow, Stack } from '../../ui/index.ts'

export interface AccountRequirementsProps {
  requirements: readonly CrossPlatformRequirement[] | undefined
}

/**
 * Lists what is missing before the account works on the bank's other platforms; empty if nothing
 * is.
 */
export function AccountRequirements({ requirements = [] }: AccountRequirementsProps) {
  const { t } = useMessages('account')
  const titleId = useId()
  if (requirements.every(({ isMet }) => isMet)) return null
  return (
    <section aria-labelledby={titleId}>
      <Stack gap={3}>
        <Heading level={2} size={4} id={titleId}>
          {t('platformsTitle')}
        </Heading>
        <p className="sp-muted">{t('platformsText')}</p>
        <Card padding="none">
          <List aria-label={t('platformsTitle')}>
            {requirements.map(requirement => (
              <Requirement key={requirement.code} {...requirement} />
            ))}
          </List>
        </Card>
      </Stack>
    </section>
  )
}

/** The pages where the customer meets a requirement. The bank takes care of the others. */
const PAGES: Partial<Record<CrossPlatformRequirement['code'], Destination>> = {
  identityKnown: { to: 'start' },
  addressConfirmed: { to: 'profile' },
  phoneLinked: { to: 'linkPhone' },
}

function Requirement({ code, isMet }: CrossPlatformRequirement) {
  const { t } = useMessages('account')
  const destination = isMet ? undefined : PAGES[code]
  return (
    <ListRow
      leading={<Icon name={isMet ? 'check' : 'clock'} />}
      title={t(`${code}Label`)}
      link={destination && (row => <DestinationLink destination={destination} {...row} />)}
      trailing={<RequirementStatus isMet={isMet} isToDo={destination !== undefined} />}
    />
  )
}

function RequirementStatus({ isMet, isToDo }: { isMet: boolean; isToDo: boolean }) {
  const { t } = useMessages('account')
  if (isMet) return <Badge tone="positive">{t('metStatus')}</Badge>
  return isToDo ? (
    <Badge tone="warning">{t('missingStatus')}</Badge>
  ) : (
    <Badge>{t('waitingStatus')}</Badge>
  )
}
