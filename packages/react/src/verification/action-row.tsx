import type { RequiredAction } from '@sixpence/core/verification'
import { useMessages } from '../i18n/index.ts'
import { Icon, ListRow } from '../ui/index.ts'

export interface ActionRowProps {
  kind: RequiredAction
  /** Leads to the place to do it. */
  onPress?: (() => void) | undefined
}

/** An action that the bank requires of the customer. */
export function ActionRow({ kind, onPress }: ActionRowProps) {
  const { t } = useMessages('verification')
  return (
    <ListRow
      leading={<Icon name={kind === 'phone' ? 'phone' : 'person'} />}
      title={t(`${kind}Title`)}
      description={t(`${kind}Text`)}
      onPress={onPress}
    />
  )
}
