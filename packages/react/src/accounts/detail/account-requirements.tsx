import type { CrossPlatformRequirement } from '@sixpence/core'
import { useId } from 'react'
import { useMessages } from '../../i18n/index.ts'
import { Badge, Card, Heading, Icon, List, ListRow, Stack } from '../../ui/index.ts'

export interface AccountRequirementsProps {
  requirements: readonly CrossPlatformRequirement[] | undefined
}

/** What is missing before an account can be used on the bank's other platforms; else nothing. */
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
            {requirements.map(({ code, isMet }) => (
              <ListRow
                key={code}
                leading={<Icon name={isMet ? 'check' : 'clock'} />}
                title={t(`${code}Label`)}
                trailing={
                  <Badge tone={isMet ? 'positive' : 'warning'}>
                    {t(isMet ? 'metStatus' : 'missingStatus')}
                  </Badge>
                }
              />
            ))}
          </List>
        </Card>
      </Stack>
    </section>
  )
}
