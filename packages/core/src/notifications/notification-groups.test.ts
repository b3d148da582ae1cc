import { NOTIFICATION_GROUPS } from '@sixpence/protocol/notifications'
import { describe, expect, it } from 'vitest'
import { mayTurnOff, notificationChannels, notificationGroups } from './notification-groups.ts'

const setting = (identified: string) => ({
  identified,
  value: true,
  group: identified.split('.')[0] ?? '',
})

describe('notificationGroups', () => {
  it('puts settings in their groups, in one order whatever the bank says (RT-028)', () => {
    const groups = notificationGroups(['news.email', 'news.screen', 'security.email'].map(setting))
    expect(groups.map(({ group, settings }) => [group, settings.map(one => one.channel)])).toEqual([
      ['security', ['email']],
      ['news', ['screen', 'email']],
    ])
  })

  it.each(['weather.email', 'news.pigeon', 'constructor', ''])(
    'leaves out what it cannot name: %s',
    identified => {
      expect(notificationGroups([setting(identified)])).toEqual([])
    },
  )
})

describe('notificationChannels', () => {
  it.each([
    [
      ['news.email', 'support.screen'],
      ['screen', 'email'],
    ],
    [['news.email', 'support.email'], ['email']],
    [[], []],
  ])('of %j are %j', (identified, channels) => {
    expect(notificationChannels(notificationGroups(identified.map(setting)))).toEqual(channels)
  })
})

describe('a setting of one group', () => {
  it('is not shown in another, whatever it calls itself', () => {
    const strayed = { ...setting('security.email'), group: 'news' }
    expect(notificationGroups([strayed])).toEqual([])
  })
})

describe('mayTurnOff', () => {
  it('keeps what protects the customer, and nothing else (RT-029)', () => {
    const kept = NOTIFICATION_GROUPS.filter(group => !mayTurnOff({ group }).result)
    expect(kept).toEqual(['security'])
    expect(mayTurnOff({ group: 'security' })).toMatchObject({ rule: 'security' })
    expect(mayTurnOff({ group: 'news' })).toMatchObject({ rule: 'wish' })
  })
})
