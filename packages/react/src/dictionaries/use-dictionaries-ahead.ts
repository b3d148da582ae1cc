import { dictionaries } from '@sixpence/core/dictionaries'
import { useEffect } from 'react'
import { useFormats } from '../i18n/index.ts'
import { useBrand, useSixpence } from '../provider/index.ts'
import { afterFirstScreen } from '../ui/index.ts'

/** The lists to load ahead. */
export interface DictionariesAhead {
  /** True if the lists for businesses are loaded too. */
  readonly isBusiness?: boolean | undefined
}

/**
 * Loads the lists of choices in the current language once the first screen is shown and the page is
 * idle. If a list fails to load, the field that needs it requests it again.
 */
export function useDictionariesAhead({ isBusiness = false }: DictionariesAhead = {}): void {
  const sixpence = useSixpence()
  const { locale } = useFormats()
  const { hiddenIndustries } = useBrand()
  useEffect(() => {
    const load = async () => {
      const client = sixpence.use(dictionaries)
      await client.load()
      if (isBusiness) await client.loadBusiness({ hiddenIndustries })
    }
    return afterFirstScreen(() => void load().catch(() => undefined))
  }, [sixpence, locale, isBusiness, hiddenIndustries])
}
