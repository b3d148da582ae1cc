import { checkLogo, LOGO_RULES, type Logo, type LogoFault } from '@sixpence/core'
import type { SixpenceError } from '@sixpence/core/session'
import { useState } from 'react'
import { useMessages } from '../i18n/index.ts'
import { useWrite } from '../store/index.ts'
import { useToast } from '../ui/index.ts'
import { logosApi } from './logos-api.ts'

/** Holds the form for a logo. */
export function useLogoForm(logo: Logo | undefined, onDone: () => void) {
  const { t } = useMessages('merchant')
  const toast = useToast()
  const [name, setName] = useState(logo?.name ?? '')
  const picture = usePicture()
  const [isDefault, setDefault] = useState<true>()
  const [isTried, setTried] = useState(false)
  const { write, isPending, failure, clear } = useWrite()
  const { file } = picture
  const fault = picture.fault ?? faultIn(failure)
  const isMissing = !file && !logo

  async function choose(chosen: File) {
    clear()
    const isTaken = await picture.choose(chosen)
    if (isTaken && name === '') setName(nameOf(chosen))
  }

  async function submit() {
    setTried(true)
    // A missing picture has no field that could take the focus, so it is announced.
    if (name.trim() === '' || isMissing || picture.fault || isPending) return
    const changed = { name: name.trim(), ...(file && { file }), ...(isDefault && { isDefault }) }
    const done = logo
      ? await write(logosApi.updateLogo, { id: logo.id, ...changed })
      : file && (await write(logosApi.createLogo, { ...changed, file }))
    if (!done) return
    onDone()
    toast({ tone: 'positive', text: t('savedToast') })
  }

  return {
    name,
    setName,
    file,
    choose,
    isDefault: isDefault === true,
    setDefault: (selected: boolean) => setDefault(selected || undefined),
    isPending,
    fault: fault ?? missingIf(isTried && isMissing),
    isNameMissing: isTried && name.trim() === '',
    isFull: failure?.fields.some(({ field }) => field === 'logos') === true,
    /** The field shows an error about the picture. */
    failure: fault ? undefined : failure,
    submit,
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
  LOGO_RULES.map(({ rule }) => rule).find(rule =>
    failure?.fields.some(({ field }) => field === rule),
  )

/** Returns a file's name without its extension. */
const nameOf = ({ name }: File): string => name.replace(/\.[^.]*$/, '').slice(0, 100)
