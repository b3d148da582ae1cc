import { createSixpence, type Sixpence } from '@sixpence/core'
import type { Brand } from '@sixpence/core/brand'
import { intlLocale, LOCALE_ENTRIES, textDirection } from '@sixpence/core/locale'
import type { LoadMessages, MessageTexts } from '@sixpence/react/i18n'
import { SixpenceProvider } from '@sixpence/react/provider'
import { BankStore } from '@sixpence/react/store'
import '@sixpence/react/styles.css'
import '@sixpence/react/page.css'
import { SAMPLE_LOCALE, sampleTexts } from '@sixpence/tooling/sample-texts'
import type { Decorator, Loader, Preview } from '@storybook/react-vite'
import { useEffect } from 'react'
import { configure } from 'storybook/test'
import { BRANDS, wearBrand } from './brands.ts'
import { freshBank } from './page-bank.ts'
import { signInAs, signInWhoIs } from './sign-in-as.ts'
import { storyPlatform, type ChangeAnswer } from './story-platform.ts'
import { translatePage } from './translate-page.ts'
import './preview.css'

// Loaded at once, so that a story's play function finds the texts.
const TEXTS = import.meta.glob<MessageTexts>('../locales/*/*.json', {
  eager: true,
  import: 'default',
})

const loadMessages: LoadMessages = (locale, room) => {
  if (locale === SAMPLE_LOCALE) return sampleTexts(TEXTS[`../locales/en/${room}.json`] ?? {})
  return (
    TEXTS[`../locales/${locale}/${room}.json`] ??
    Promise.reject(new Error(`There is no ${locale}/${room}.json`))
  )
}

// A bank with a database takes longer on a busy machine.
configure({ asyncUtilTimeout: 30_000 })

/** The start of a story; without a bank if the story wants none. */
interface Opened {
  readonly sixpence: Sixpence
  readonly bank: Awaited<ReturnType<typeof freshBank>> | undefined
}

interface StoryWishes {
  /** Null undoes the setting of a story's file; undefined would not. */
  person?: string | null
  bank?: boolean
  /** Prepares the story. A separate loader would run at the same time as this one. */
  begin?: (opened: Opened) => Promise<unknown>
  /** Turns the bank's answers into those of another bank, where this one can't give them. */
  changeAnswer?: ChangeAnswer
  /** The situation of a person created for the story, e.g. `limited`; several separated by `+`. */
  situation?: string
  /** Replaces the brand's. */
  idleLimitMs?: number
}

// The whole page is the bank.
document.documentElement.classList.add('sp-root')

let shown: Sixpence | undefined

/**
 * Opens a story's surroundings. `parameters.person` signs somebody in ('ada'); `parameters.bank:
 * false` is for stories without a bank.
 */
const openBank: Loader = async ({ parameters, globals }) => {
  shown?.dispose()
  const {
    person,
    situation: wished,
    bank: needsBank = true,
    begin,
    changeAnswer,
    idleLimitMs,
  }: StoryWishes = parameters
  const [bank, brand] = await Promise.all([
    needsBank ? freshBank() : undefined,
    wearBrand(String(globals['brand'])),
  ])
  const sixpence = createSixpence({
    api: 'https://bank.example',
    platform: storyPlatform(bank, changeAnswer),
    idleLimitMs: idleLimitMs ?? brand.idleLimitMs,
  })
  shown = sixpence
  await sixpence.session.restore()
  if (bank)
    await signInSomebody({ person, situation: wished ?? globals['situation'] }, { sixpence, bank })
  await begin?.({ sixpence, bank })
  return { sixpence, brand, bank }
}

const inBank: Decorator = function InBank(Story, { loaded, globals, parameters }) {
  const locale = String(globals['locale'])
  // `openBank` put them there.
  const { sixpence, brand } = loaded as { sixpence: Sixpence; brand: Brand }
  useEffect(() => {
    document.documentElement.lang = intlLocale(locale)
    document.documentElement.dir = textDirection(locale)
  }, [locale])
  return (
    <SixpenceProvider {...{ sixpence, brand, locale, loadMessages }} key={brand.id}>
      <BankStore>
        <main className={`story story-${String(parameters['width'] ?? 'wide')}`}>
          <Story />
        </main>
      </BankStore>
    </SixpenceProvider>
  )
}

async function signInSomebody(
  { person, situation }: { person?: string | null | undefined; situation: unknown },
  { sixpence, bank }: { sixpence: Sixpence; bank: Awaited<ReturnType<typeof freshBank>> },
): Promise<void> {
  if (typeof situation === 'string' && situation !== '') {
    await signInWhoIs(situation, sixpence, bank)
  } else if (typeof person === 'string') {
    await signInAs(person, sixpence, bank)
  }
}

let showOriginal: () => void = () => undefined

/** Translates the page like a browser while a test plays a story. Undone before axe checks it. */
function translateWhilePlayed(): () => void {
  if (navigator.webdriver) showOriginal = translatePage()
  return () => showOriginal()
}

const preview: Preview = {
  loaders: [openBank],
  decorators: [inBank],
  beforeEach: translateWhilePlayed,
  afterEach: () => showOriginal(),
  parameters: {
    layout: 'fullscreen',
    // The tests run axe on each story themselves, at two widths.
    a11y: { test: navigator.webdriver ? 'off' : 'error' },
    docs: { story: { inline: false, height: '32rem' } },
  },
  globalTypes: {
    // In the address: `globals=situation:limited`, of `POST /people`.
    situation: { description: 'Somebody in this situation is signed in' },
    brand: {
      toolbar: { title: 'Brand', icon: 'paintbrush', items: [...BRANDS], dynamicTitle: true },
    },
    locale: {
      toolbar: {
        title: 'Language',
        icon: 'globe',
        items: [
          ...LOCALE_ENTRIES.map(({ code, title }) => ({ value: code, title })),
          { value: SAMPLE_LOCALE, title: 'Right to left (sample)' },
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { brand: BRANDS[0], locale: 'en', situation: '' },
}

export default preview
