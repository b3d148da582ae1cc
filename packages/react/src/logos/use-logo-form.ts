import type { SixpenceError } from '@sixpence/core/errors'
import {
  checkLogo,
  LOGO_FIELDS,
  LOGO_RULES,
  type Logo,
  type LogoFault,
} from '@sixpence/core/merchant'
import { useState } from 'react'
import { refusalOf, useForm } from '../forms/index.ts'
import { useMessages } from '../i18n/index.ts'
import { useWrite } from '../store/index.ts'
import { logosApi } from './logos-api.ts'

/** Holds the form for a logo. */
export function useLogoForm(logo: Logo | undefined, onDone: () => void) {
  const { t } = useMessages('merchant')
  const picture = usePicture()
  const [isDefault, setDefault] = useState<true>()
  const [isSubmitted, setSubmitted] = useState(false)
  const { write, ...attempt } = useWrite()
  const { file } = picture
  const fault = picture.fault ?? faultIn(attempt.error)
  const isMissing = !file && !logo
  const form = useForm(LOGO_FIELDS, {
    attempt,
    initial: logo,
    send: async ({ name }) => {
      if (isMissing || picture.fault) return undefined
      const changed = { name, ...(file && { file }), ...(isDefault && { isDefault }) }
      return logo
        ? write(logosApi.updateLogo, { id: logo.id, ...changed })
        : file && write(logosApi.createLogo, { ...changed, file })
    },
    onDone,
    doneText: t('savedToast'),
  })

  async function choose(chosen: File) {
    attempt.clear()
    const isTaken = await picture.choose(chosen)
    if (isTaken && form.values.name === '') form.edit({ name: nameOf(chosen) })
  }

  return {
    ...form,
    submit() {
      // A missing picture has no field that could take the focus, so it is announced.
      setSubmitted(true)
      return form.submit()
    },
    file,
    choose,
    isDefault: isDefault === true,
    setDefault: (selected: boolean) => setDefault(selected || undefined),
    fault: fault ?? missingIf(isSubmitted && isMissing),
    isFull: refusalOf('logos', attempt.error) !== undefined,
    /** The field shows an error about the picture. */
    failure: fault ? undefined : form.error,
  }
}

const missingIf = (isMissing: boolean) => (isMissing ? ('missing' as const) : undefined)

/** Holds the chosen picture if it can be a logo. */
function usePicture() {
  const [file, setFile] = useState<File>()
  const [fault, setFault] = useState<LogoFault>()
  async function choose(chosen: File): Promise<boolean> {
    const found = await checkLogo(chosen)
    setFault(found)
    setFile(found === undefined ? chosen : undefined)
    return found === undefined
  }
  return { file, fault, choose }
}

/** Returns the bank's objection to the picture. */
const faultIn = (failure: SixpenceError | undefined): LogoFault | undefined =>
  LOGO_RULES.map(({ rule }) => rule).find(rule => refusalOf(rule, failure) !== undefined)

/** Returns a file's name without its extension. */
const nameOf = ({ name }: File): string =>
  name.replace(/\.[^.]*$/, '').slice(0, LOGO_FIELDS.name.most)
