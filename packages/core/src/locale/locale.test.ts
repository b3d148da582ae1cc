import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  calendarDay,
  calendarDays,
  DEFAULT_LOCALE,
  formatCalendarDay,
  formatDate,
  formatDateTime,
  formatDayHeading,
  formatRecentDay,
  formatShortDay,
  formatMonth,
  formatTime,
  intlLocale,
  isLocale,
  LOCALE_ENTRIES,
  localeOfTag,
  LOCALES,
  pickLocale,
  pickRegion,
  pluralCategory,
  regionalLocale,
} from './index.ts'

/** The engine's format for days in Sweden. */
const dayIn = (timeZone: string, at: number) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone }).format(at)

const spaced = (text: string) => text.replace(/\s/g, ' ')
const INSTANT = '2026-11-21T22:30:00.000Z'
const TODAY = { today: '2026-11-21' }

describe('LOCALES', () => {
  it('holds six languages in the order of offer (I18N-001)', () => {
    expect(LOCALES).toEqual(['en', 'es', 'ro', 'ru', 'ua', 'pt'])
  })

  it('names each in itself, with code and icon (I18N-005)', () => {
    expect(LOCALE_ENTRIES.map(entry => entry.code)).toEqual(LOCALES)
    expect(LOCALE_ENTRIES.map(entry => entry.title)).toEqual([
      'English',
      'Español',
      'Română',
      'Русский',
      'Українська',
      'Português',
    ])
    expect(LOCALE_ENTRIES.map(entry => entry.icon)).toEqual(['gb', 'es', 'ro', 'ru', 'ua', 'pt'])
  })
})

describe('intlLocale', () => {
  it('calls Ukrainian uk, Portuguese that of Portugal, and leaves the rest (I18N-003)', () => {
    expect(LOCALES.map(intlLocale)).toEqual(['en', 'es', 'ro', 'ru', 'uk', 'pt-PT'])
  })
})

describe('regionalLocale', () => {
  it.each([
    ['en', undefined, 'en-GB'],
    ['en', 'US', 'en-US'],
    ['en', 'GB', 'en-GB'],
    ['en', 'ZZ', 'en-GB'],
    ['en', 'us', 'en-GB'],
    ['en', '../', 'en-GB'],
    ['es', undefined, 'es'],
    ['es', 'MX', 'es-MX'],
    ['es', 'SE', 'es'],
    ['pt', undefined, 'pt-PT'],
    ['pt', 'BR', 'pt-BR'],
    ['ua', 'UA', 'uk-UA'],
  ] as const)('writes the days of %s in %s as %s', (locale, region, tag) => {
    expect(regionalLocale(locale, region)).toBe(tag)
  })
})

describe('pickRegion', () => {
  it.each([
    ['en', ['en-US', 'en'], 'GB', 'US'],
    ['en', ['en', 'en-AU'], 'GB', 'AU'],
    ['en', ['en'], 'GB', 'GB'],
    ['en', [], undefined, undefined],
    ['en', ['de-DE', 'en-IE'], 'SE', 'IE'],
    ['es', ['en-US'], 'ES', 'ES'],
    ['ua', ['uk-UA'], 'GB', 'UA'],
    ['es', ['es-419'], 'ES', '419'],
    ['en', ['en_ca'], 'GB', 'CA'],
  ] as const)('is for %s of %j at home in %s %s', (...row) => {
    const [locale, preferred, home, region] = row
    expect(pickRegion(locale, preferred, home)).toBe(region)
  })
})

describe('the language of dates and formats', () => {
  it('is English where nothing else is chosen (CONST-027)', () => {
    expect(DEFAULT_LOCALE).toBe('en')
  })

  it('is of ua what uk is to Intl, which knows no ua (CONST-027)', () => {
    expect(intlLocale('ua')).toBe('uk')
    const format = { timeZone: 'UTC' }
    expect(spaced(formatDate(INSTANT, 'ua', format))).toBe('21 лист. 2026 р.')
    expect(spaced(formatTime(INSTANT, 'ua', format))).toBe('22:30')
    expect(formatMonth('2026-10-01', 'ua')).toMatch(/^Жовтень 2026/)
    expect(pluralCategory('ua', 3)).toBe('few')
  })
})

describe('localeOfTag', () => {
  it.each([
    ['pt-PT', 'pt'],
    ['en-GB', 'en'],
    ['uk-Cyrl-UA', 'ua'],
    ['uk', 'ua'],
    ['ua', 'ua'],
    ['ro_MD', 'ro'],
    ['de-AT', undefined],
    ['', undefined],
  ])('is of %j %s (I18N-002)', (tag, locale) => {
    expect(localeOfTag(tag)).toBe(locale)
  })
})

describe('pickLocale', () => {
  it.each([
    [['uk-UA', 'en'], 'ua'],
    [['ua'], 'ua'],
    [['pt-BR'], 'pt'],
    [['ES_mx'], 'es'],
    [['de', 'ro'], 'ro'],
    [['de', 'fr'], 'en'],
    [[], 'en'],
  ] as const)('picks for %o %s (I18N-002)', (preferred, locale) => {
    expect(pickLocale(preferred)).toBe(locale)
  })

  it('picks only what a brand offers', () => {
    expect(pickLocale(['ru', 'es'], ['en', 'es'])).toBe('es')
    expect(pickLocale(['ru'], ['en', 'es'])).toBe(DEFAULT_LOCALE)
    expect(pickLocale(['ru'], ['es', 'pt'])).toBe('es')
  })
})

describe('isLocale', () => {
  it('takes the codes of the bank alone', () => {
    expect(['ua', 'uk', 'EN', undefined].map(isLocale)).toEqual([true, false, false, false])
  })
})

describe('pluralCategory', () => {
  it.each(['ru', 'ua'] as const)('counts in %s with one, few and many (I18N-004)', locale => {
    const categories = [1, 2, 5, 11, 12, 21, 22, 25, 111].map(n => pluralCategory(locale, n))
    expect(categories).toEqual(['one', 'few', 'many', 'many', 'many', 'one', 'few', 'many', 'many'])
  })

  it('counts in English with two forms', () => {
    expect([0, 1, 2, 21].map(n => pluralCategory('en', n))).toEqual([
      'other',
      'one',
      'other',
      'other',
    ])
  })
})

describe('dates', () => {
  it('falls on the day of the place', () => {
    expect(calendarDay(INSTANT, 'UTC')).toBe('2026-11-21')
    expect(calendarDay(INSTANT, 'Europe/Bucharest')).toBe('2026-11-22')
    expect(calendarDay('2026-11-21T22:30:00Z', 'America/New_York')).toBe('2026-11-21')
  })

  it.each([
    ['Auckland', -780, '2026-11-22'],
    ['New York', 300, '2026-11-21'],
  ])('falls on the day of a device in %s, unless another place is named', (_, minutes, day) => {
    const device = vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(minutes)
    expect(calendarDay(INSTANT)).toBe(day)
    expect(calendarDays()(INSTANT)).toBe(day)
    device.mockRestore()
  })

  it.each([
    'UTC',
    'Europe/Bucharest',
    'America/New_York',
    'Asia/Kathmandu',
    'Australia/Lord_Howe',
    'Africa/Casablanca',
    'Pacific/Apia',
  ])('is no day off in %s, however many moments are asked for', timeZone => {
    const from = Date.UTC(2010, 0, 1)
    const moment = fc
      .integer({ min: 0, max: 17 * 366 * 24 * 60 })
      .map(minute => from + minute * 60_000)
    fc.assert(
      fc.property(fc.array(moment, { minLength: 1, maxLength: 20 }), moments => {
        const dayOf = calendarDays(timeZone)
        for (const at of moments) {
          const instant = new Date(at).toISOString()
          const day = dayIn(timeZone, at)
          expect([calendarDay(instant, timeZone), dayOf(instant)]).toEqual([day, day])
        }
      }),
      { numRuns: 40 },
    )
  })

  it('writes day and time as the language does', () => {
    const format = { timeZone: 'Europe/Bucharest' }
    expect(formatDate(INSTANT, 'en', format)).toBe('22 Nov 2026')
    expect(formatTime(INSTANT, 'en', format)).toBe('00:30')
    expect(formatDate(INSTANT, 'en', { ...format, region: 'US' })).toBe('Nov 22, 2026')
    expect(spaced(formatTime(INSTANT, 'en', { ...format, region: 'US' }))).toBe('12:30 AM')
    expect(formatTime(INSTANT, 'ru', format)).toBe('00:30')
    expect(formatDate(INSTANT, 'ua', format)).toMatch(/22 лист/)
    expect(formatDateTime(INSTANT, 'es', format)).toMatch(/22 nov 2026, 0:30/)
  })

  it.each([
    ['en', 'Today', 'Yesterday'],
    ['es', 'Hoy', 'Ayer'],
    ['pt', 'Hoje', 'Ontem'],
    ['ro', 'Azi', 'Ieri'],
    ['ru', 'Сегодня', 'Вчера'],
    ['ua', 'Сьогодні', 'Учора'],
  ] as const)('heads the latest days in %s', (locale, today, yesterday) => {
    expect(formatDayHeading('2026-11-21', locale, TODAY)).toBe(today)
    expect(formatDayHeading('2026-11-20', locale, TODAY)).toBe(yesterday)
  })

  it('heads older days with weekday and date', () => {
    expect(formatDayHeading('2026-11-18', 'en', TODAY)).toBe('Wednesday 18 November')
    expect(formatDayHeading('2025-11-18', 'en', TODAY)).toMatch(/2025/)
    expect(formatDayHeading('2026-11-22', 'en', TODAY)).toBe('Sunday 22 November')
  })

  it('says the same in short beside a row', () => {
    expect(formatRecentDay('2026-11-21', 'en', TODAY)).toBe('Today')
    expect(formatRecentDay('2026-11-18', 'en', TODAY)).toBe('18 Nov')
    expect(formatRecentDay('2025-11-18', 'en', TODAY)).toBe('18 Nov 2025')
    expect(formatRecentDay('2026-11-18', 'es', TODAY)).toBe('18 nov')
  })

  it('writes a day within a sentence without a word for today, and the year where it is another', () => {
    expect(formatShortDay('2026-11-21', 'en', TODAY)).toBe('21 Nov')
    expect(spaced(formatShortDay('2026-12-10', 'ua', TODAY))).toBe('10 груд.')
    expect(spaced(formatShortDay('2027-01-02', 'en', TODAY))).toBe('2 Jan 2027')
  })
})

describe('a day without a time', () => {
  afterEach(() => void vi.unstubAllEnvs())

  it.each(['Pacific/Honolulu', 'UTC', 'Europe/Bucharest', 'Pacific/Kiritimati'])(
    'is never a day off: in %s (HIST-011)',
    timeZone => {
      vi.stubEnv('TZ', timeZone)
      expect(formatCalendarDay('2026-10-01', 'en')).toBe('1 Oct 2026')
      expect(formatMonth('2026-10-01', 'en')).toBe('October 2026')
    },
  )

  it.each([
    ['es', 'Octubre de 2026'],
    ['pt', 'Outubro de 2026'],
    ['ro', 'Octombrie 2026'],
    ['ru', /^Октябрь 2026/],
    ['ua', /^Жовтень 2026/],
  ] as const)('names its month in %s', (locale, month) => {
    expect(formatMonth('2026-10-31', locale)).toMatch(month)
  })
})
