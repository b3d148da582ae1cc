import { utcDay } from '@sixpence/core/locale'
import {
  checkFile,
  type CheckedFile,
  type CategoryDocuments,
  type DateFault,
  type DocumentPart,
  type DocumentUpload,
  isTwoSided,
  judgeDates,
} from '@sixpence/core/documents'
import { useState } from 'react'
import { MAY_BE_OTHERS, useRelationship, type Relationship } from './use-relationship.ts'
import { scalePicture } from './scale-picture.ts'

/** A chosen file, and the reason why it can't be sent. */
export interface ChosenFile {
  readonly file: File
  readonly fault?: CheckedFile['fault'] | 'fileUnreadable'
  /** True for a PDF that may need a password. */
  readonly isEncrypted?: boolean | undefined
  /** True if it was scaled down before sending. */
  readonly isScaled?: boolean | undefined
  readonly password?: string | undefined
}

type ChosenFiles = Readonly<Partial<Record<DocumentPart, ChosenFile>>>

/** The choices for a document before it is sent. */
export interface UploadDraft {
  /** The number of its kind; undefined while none of several is chosen. */
  readonly kind: number | undefined
  readonly setKind: (kind: number) => void
  /** The files that it needs. */
  readonly parts: readonly DocumentPart[]
  readonly files: ChosenFiles
  readonly choose: (part: DocumentPart, file: File) => Promise<void>
  readonly remove: (part: DocumentPart) => void
  /** Undefined for a category whose documents must be in the customer's own name. */
  readonly relationship: Relationship | undefined
  readonly setPassword: (part: DocumentPart, password: string) => void
  /** The expiry date; undefined for a category whose documents don't expire. */
  readonly expiresDate: string | undefined
  readonly setExpiresDate: (date: string) => void
  readonly dateFault: DateFault | undefined
  /** The upload, ready to send; undefined while something is missing or invalid. */
  readonly ready:
    | Pick<
        DocumentUpload,
        'documentTypeId' | 'files' | 'passwords' | 'expiresDate' | 'relationshipTypeId'
      >
    | undefined
  readonly clear: () => void
}

/** Holds the choices for a document of a category, and of one kind if that is fixed. */
export function useUploadDraft(
  { documentTypes, categoryId }: CategoryDocuments,
  givenKind: number | undefined,
): UploadDraft {
  const [chosenKind, setKind] = useState(givenKind)
  const relationship = useRelationship()
  const [files, setFiles] = useState<ChosenFiles>({})
  const [typedDate, setExpiresDate] = useState('')
  const expiresDate = HAVE_AN_END.has(categoryId) ? typedDate : undefined
  const dateFault = faultOfDate(expiresDate)
  const only = documentTypes.length === 1 ? documentTypes[0]?.documentTypeId : undefined
  const kind = chosenKind ?? only
  const parts = partsOf(kind, relationship.isNeeded)
  const chosen = readyOf({ kind, parts, files }, relationship)
  const put = (part: DocumentPart, chosen: ChosenFile | undefined) =>
    setFiles(({ [part]: _before, ...others }) => (chosen ? { ...others, [part]: chosen } : others))

  return {
    kind,
    setKind,
    parts,
    files,
    relationship: MAY_BE_OTHERS.has(categoryId) ? relationship : undefined,
    async choose(part, file) {
      put(part, { file })
      const looked = await lookAt(file, files[otherSide(part)])
      // Unless another one was chosen in the meantime.
      setFiles(now => (now[part]?.file === file ? { ...now, [part]: looked } : now))
    },
    setPassword: (part, password) =>
      setFiles(now => (now[part] ? { ...now, [part]: { ...now[part], password } } : now)),
    remove: part => put(part, undefined),
    expiresDate,
    setExpiresDate,
    dateFault,
    ready: expiresDate === '' || dateFault ? undefined : withDate(chosen, expiresDate),
    clear() {
      setFiles({})
      setExpiresDate('')
      setKind(givenKind)
      relationship.clear()
    },
  }
}

const HAVE_AN_END: ReadonlySet<CategoryDocuments['categoryId']> = new Set([
  'identity',
  'residencePermit',
])

function faultOfDate(expiresDate: string | undefined): DateFault | undefined {
  if (!expiresDate) return undefined
  const { result } = judgeDates({ expiresDate, today: utcDay(Date.now()) })
  return result === 'taken' ? undefined : result
}

const withDate = (chosen: UploadDraft['ready'], expiresDate: string | undefined) =>
  chosen && { ...chosen, expiresDate }

const partsOf = (kind: number | undefined, isRelated: boolean): readonly DocumentPart[] => [
  'mainDocument',
  ...(kind !== undefined && isTwoSided(kind) ? (['additionalDocument'] as const) : []),
  ...(isRelated ? (['relationshipDocument'] as const) : []),
]

interface Chosen {
  readonly kind: number | undefined
  readonly parts: readonly DocumentPart[]
  readonly files: ChosenFiles
}

function readyOf(
  { kind: documentTypeId, parts, files }: Chosen,
  { isNeeded, kind: relationshipTypeId }: Relationship,
): UploadDraft['ready'] {
  if (documentTypeId === undefined || (isNeeded && relationshipTypeId === undefined))
    return undefined
  if (parts.some(part => !files[part] || files[part].fault)) return undefined
  const chosen = parts.map(part => [part, files[part]?.file] as const)
  return {
    documentTypeId,
    relationshipTypeId: isNeeded ? relationshipTypeId : undefined,
    files: Object.fromEntries(chosen) as unknown as DocumentUpload['files'], // all of its parts
    passwords: Object.fromEntries(parts.map(part => [part, files[part]?.password || undefined])),
  }
}

const otherSide = (part: DocumentPart): DocumentPart =>
  part === 'mainDocument' ? 'additionalDocument' : 'mainDocument'

async function lookAt(file: File, other: ChosenFile | undefined): Promise<ChosenFile> {
  try {
    const { facts, fault } = await checkFile(file, other?.file)
    if (fault) return { file, fault }
    const smaller = await scalePicture(file, facts)
    return {
      file: smaller ?? file,
      isScaled: smaller !== undefined,
      isEncrypted: facts.isEncrypted,
    }
  } catch {
    return { file, fault: 'fileUnreadable' }
  }
}
