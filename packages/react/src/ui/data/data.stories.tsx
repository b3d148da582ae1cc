import type { Meta, StoryObj } from '@storybook/react-vite'
import { Avatar } from './avatar.tsx'
import { Badge } from './badge.tsx'
import { Button } from '../buttons/button.tsx'
import { Card } from '../layout/card.tsx'
import { CurrencyDisc } from './currency-disc.tsx'
import { DefinitionList } from './definition-list.tsx'
import { ExternalLink } from '../buttons/external-link.tsx'
import { GroupedText } from './grouped-text.tsx'
import { Heading } from '../layout/heading.tsx'
import { Icon } from '../icon.tsx'
import { List, ListRow } from './list-row.tsx'
import { Money } from './money.tsx'
import { PageHeader } from '../layout/page-header.tsx'
import { Stack } from '../layout/stack.tsx'
import { Steps } from '../feedback/steps.tsx'

const meta: Meta = {
  title: 'ui/Data',
  tags: ['autodocs'],
  parameters: { bank: false, width: 'form' },
}
export default meta

export const Page: StoryObj = {
  render: () => (
    <>
      <PageHeader
        title="Good morning, Ada"
        lead="This is what your accounts hold."
        back={{ label: 'Home', onPress: () => {} }}
        actions={<Button variant="primary">Send money</Button>}
      />
      <Stack gap={5}>
        <Card tone="hero" padding="large">
          <Stack gap={2}>
            <Heading level={2} size={4}>
              Everyday
            </Heading>
            <Money amount="12480.55" currencyCode="EUR" size="hero" />
          </Stack>
        </Card>
        <Card padding="none" as="section" aria-label="Latest">
          <List aria-label="Latest payments">
            <ListRow
              leading={<Icon name="arrow-down-left" />}
              title="Ben Castellanos"
              description="Today, 09:14"
              trailing={<Money amount="250.00" currencyCode="EUR" sign="direction" />}
              trailingDescription="Money in"
              onPress={() => {}}
            />
            <ListRow
              leading={<Icon name="arrow-up-right" />}
              title="A payee whose name is so long that it takes more than one line"
              description={<Badge tone="warning">Waiting</Badge>}
              trailing={<Money amount="-1204.99" currencyCode="EUR" sign="direction" />}
            />
          </List>
        </Card>
      </Stack>
    </>
  ),
}

export const Review: StoryObj = {
  render: () => (
    <Stack gap={5}>
      <Steps
        label="Steps of the transfer"
        currentId="review"
        steps={[
          { id: 'fill', label: 'Details' },
          { id: 'review', label: 'Review' },
          { id: 'done', label: 'Done' },
        ]}
      />
      <Card>
        <DefinitionList
          items={[
            { id: 'from', term: 'From', details: 'Everyday •• 4821' },
            { id: 'to', term: 'To', details: 'Ben Castellanos, ben@sixpence.example' },
            { id: 'fee', term: 'Fee', details: <Money amount="0.25" currencyCode="EUR" /> },
            {
              id: 'total',
              term: 'You pay',
              details: <Money amount="25.25" currencyCode="EUR" />,
              isStrong: true,
            },
          ]}
        />
      </Card>
      <p>
        <ExternalLink href="https://fees.example/personal">Fees</ExternalLink>
      </p>
    </Stack>
  ),
}

const NAMES = ['Ada Lindholm', 'Cher', 'Юлія Ткач', 'محمد علي', 'x'.repeat(70), '🎉']

export const Identity: StoryObj = {
  render: () => (
    <Card padding="none">
      <List aria-label="Accounts and payees">
        {['EUR', 'USD', 'GBP', 'RON', 'CAD', 'AUD', 'CHF'].map(code => (
          <ListRow
            key={code}
            leading={<CurrencyDisc currencyCode={code} />}
            title={code}
            description={<GroupedText text="GB33SIXP04007500001111" />}
          />
        ))}
        {NAMES.map(name => (
          <ListRow key={name} leading={<Avatar name={name} />} title={name} />
        ))}
        <ListRow
          leading={<Avatar name="Munteanu Books SRL" kind="business" />}
          title="Munteanu Books SRL"
        />
      </List>
    </Card>
  ),
}
