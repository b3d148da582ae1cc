import {
  NOTIFICATION_CHANNELS,
  NOTIFICATION_GROUPS,
  type NotificationChannel,
  type NotificationGroup,
  type NotificationSetting,
} from '@sixpence/protocol/notifications'
import { always, decide, type Decision, type Rule } from '../rules/index.ts'

/** A setting this client has a name for. */
export interface NamedNotification extends NotificationSetting {
  readonly channel: NotificationChannel
}

/** Settings about one topic, in the order of the channels. */
export interface NotificationSection {
  readonly group: NotificationGroup
  readonly settings: readonly NamedNotification[]
}

/** Groups settings. Those of a newer bank, unknown here, are left out and stay unchanged. */
export function notificationGroups(
  settings: readonly NotificationSetting[],
): readonly NotificationSection[] {
  const sections = NOTIFICATION_GROUPS.map(group => ({
    group,
    settings: NOTIFICATION_CHANNELS.flatMap(channel => named(settings, group, channel)),
  }))
  return sections.filter(section => section.settings.length > 0)
}

function named(
  settings: readonly NotificationSetting[],
  group: NotificationGroup,
  channel: NotificationChannel,
): NamedNotification[] {
  const found = settings.find(
    one => one.group === group && one.identified === `${group}.${channel}`,
  )
  return found ? [{ ...found, channel }] : []
}

/** Returns the channels used in any of the sections, e.g. as columns of a table. */
export function notificationChannels(
  sections: readonly NotificationSection[],
): readonly NotificationChannel[] {
  const settings = sections.flatMap(section => section.settings)
  return NOTIFICATION_CHANNELS.filter(channel => settings.some(one => one.channel === channel))
}

/** The rules for {@link mayTurnOff}. */
const TURN_OFF_RULES: readonly Rule<Pick<NotificationSetting, 'group'>, boolean>[] = [
  {
    rule: 'security',
    when: ({ group }) => group === 'security',
    result: false,
    because: 'Who is not told of a change to their protection cannot undo it.',
  },
  { rule: 'wish', when: always, result: true, because: 'The customer decides.' },
]

/** Decides whether a setting can be turned off. */
export function mayTurnOff(setting: Pick<NotificationSetting, 'group'>): Decision<boolean> {
  return decide(TURN_OFF_RULES, setting)
}
