import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { arrivalOf, type RailSpeed } from './arrival.ts'
import { isWorkingDay } from './calendars.ts'

const sepa: RailSpeed = { calendar: 'target', cutOff: '15:00', days: 1, lands: '09:00' }
const ach: RailSpeed = { calendar: 'fed', cutOff: '21:00', days: 2, lands: '14:00' }
const sameDay: RailSpeed = { calendar: 'weekdays', cutOff: '12:00', days: 0, lands: '10:00' }
const fast: RailSpeed = { calendar: null, minutes: 120 }

describe('when money arrives', () => {
  it.each<[string, RailSpeed, string, string]>([
    ['the next day', sepa, '2026-11-24T14:59:59.999Z', '2026-11-25T09:00:00.000Z'],
    [
      'a day later from the cut-off on',
      sepa,
      '2026-11-24T15:00:00.000Z',
      '2026-11-26T09:00:00.000Z',
    ],
    ['after the weekend', sepa, '2026-11-27T10:00:00.000Z', '2026-11-30T09:00:00.000Z'],
    [
      'on Tuesday, of a Friday evening',
      sepa,
      '2026-11-27T16:00:00.000Z',
      '2026-12-01T09:00:00.000Z',
    ],
    ['on Tuesday, of a Sunday', sepa, '2026-11-29T10:00:00.000Z', '2026-12-01T09:00:00.000Z'],
    ['after Easter', sepa, '2026-04-02T10:00:00.000Z', '2026-04-07T09:00:00.000Z'],
    ['after Christmas', sepa, '2026-12-24T10:00:00.000Z', '2026-12-28T09:00:00.000Z'],
    ['after New Year', sepa, '2026-12-31T16:00:00.000Z', '2027-01-05T09:00:00.000Z'],
    ['two days later', ach, '2026-11-24T20:00:00.000Z', '2026-11-27T14:00:00.000Z'],
    ['past Thanksgiving', ach, '2026-11-25T22:00:00.000Z', '2026-12-01T14:00:00.000Z'],
    ['within hours, at night', fast, '2026-12-25T23:30:00.000Z', '2026-12-26T01:30:00.000Z'],
    ['never before it is sent', sameDay, '2026-11-24T11:00:00.000Z', '2026-11-25T10:00:00.000Z'],
    // Clocks change on 29 March and 25 October in Europe, on 8 March and 1 November in the US.
    ['as ever, past summer time', sepa, '2026-03-27T14:59:00.000Z', '2026-03-30T09:00:00.000Z'],
    ['as ever, past winter time', sepa, '2026-10-23T14:59:00.000Z', '2026-10-26T09:00:00.000Z'],
    ['as ever, past US summer time', ach, '2026-03-06T20:59:00.000Z', '2026-03-10T14:00:00.000Z'],
    ['as ever, past US winter time', ach, '2026-10-30T20:59:00.000Z', '2026-11-03T14:00:00.000Z'],
    ['past leap day', sepa, '2028-02-28T16:00:00.000Z', '2028-03-01T09:00:00.000Z'],
    ['on the day itself', sameDay, '2026-11-24T08:00:00.000Z', '2026-11-24T10:00:00.000Z'],
  ])('%s', (...row) => {
    const [, rail, sentAt, arrivesAt] = row
    expect(arrivalOf(rail, new Date(sentAt)).toISOString()).toBe(arrivesAt)
  })
})

const RAILS = { sepa, ach, sameDay, fast }
const moment = fc.date({
  min: new Date('2025-01-01'),
  max: new Date('2040-12-31'),
  noInvalidDate: true,
})

describe.each(Object.entries(RAILS))('money by %s', (_name, rail) => {
  it('arrives after it was sent, on a day on which its rail works', () => {
    fc.assert(
      fc.property(moment, sentAt => {
        const arrivesAt = arrivalOf(rail, sentAt)
        expect(arrivesAt > sentAt).toBe(true)
        const day = arrivesAt.toISOString().slice(0, 10)
        expect(rail.calendar === null || isWorkingDay(rail.calendar, day)).toBe(true)
      }),
      { numRuns: 1000 },
    )
  })

  it('never arrives before what was sent earlier', () => {
    fc.assert(
      fc.property(moment, fc.nat(5 * 86_400_000), (sentAt, laterMs) => {
        const later = new Date(sentAt.getTime() + laterMs)
        expect(arrivalOf(rail, later) >= arrivalOf(rail, sentAt)).toBe(true)
      }),
      { numRuns: 1000 },
    )
  })
})

describe('the days on which rails rest', () => {
  it.each([
    ['2024-03-29', '2024-04-01'],
    ['2025-04-18', '2025-04-21'],
    ['2026-04-03', '2026-04-06'],
    ['2027-03-26', '2027-03-29'],
    ['2038-04-23', '2038-04-26'],
  ])('are Good Friday %s and Easter Monday %s in TARGET', (friday, monday) => {
    expect([friday, monday].map(day => isWorkingDay('target', day))).toEqual([false, false])
    expect(isWorkingDay('fed', friday)).toBe(true)
  })

  it.each([
    '2026-01-01',
    '2026-01-19',
    '2026-02-16',
    '2026-05-25',
    '2026-06-19',
    '2026-09-07',
    '2026-10-12',
    '2026-11-11',
    '2026-11-26',
    '2026-12-25',
    '2027-07-05',
  ])('include %s at the Federal Reserve', day => {
    expect(isWorkingDay('fed', day)).toBe(false)
  })

  it('leave the Friday before a Saturday open at the Federal Reserve', () => {
    expect(isWorkingDay('fed', '2026-07-03')).toBe(true)
  })
})
