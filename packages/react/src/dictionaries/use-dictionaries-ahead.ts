import { dictionaries } from '@sixpence/core/dictionaries'
import { useEffect } from 'react'
import { useFormats } from '../i18n/index.ts'
import { useBrand, useSixpence } from '../provider/index.ts'
import { afterFirstScreen } from '../ui/index.ts'

/** Which lists are loaded ahead. */
export interface DictionariesAhead {
  /** Those for businesses as well. */
  readonly isBusiness?: boolean | undefined
}

/**
 * Loads the lists of choices in the language on show, once the first screen is there and the page
 * has nothing else to do. Lists that do not come are asked for again by the fields that need them.
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
