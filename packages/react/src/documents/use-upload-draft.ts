import {
  type CategoryDocuments,
  type DocumentFiles,
  type DocumentPart,
  type FileFault,
  isTwoSided,
  judgeFile,
  readFileFacts,
} from '@sixpence/core'
import { useState } from 'react'

/** A file that was chosen, and why it can't be sent. */
export interface ChosenFile {
  readonly file: File
  readonly fault?: FileFault | 'fileUnreadable' | undefined
}

type ChosenFiles = Readonly<Partial<Record<DocumentPart, ChosenFile>>>

/** What has been chosen for a document, before it is sent. */
export interface UploadDraft {
  /** The number of its kind; undefined while none of several is chosen. */
  readonly kind: number | undefined
  readonly setKind: (kind: number) => void
  /** The files that it takes. */
  readonly parts: readonly DocumentPart[]
  readonly files: ChosenFiles
  readonly choose: (part: DocumentPart, file: File) => Promise<void>
  readonly remove: (part: DocumentPart) => void
  /** What can be sent; undefined while something is missing or refused. */
  readonly ready: { readonly documentTypeId: number; readonly files: DocumentFiles } | undefined
  readonly clear: () => void
}

/** Keeps what is chosen for a document of a category. */
export function useUploadDraft({ documentTypes }: CategoryDocuments): UploadDraft {
  const [chosenKind, setKind] = useState<number>()
  const [files, setFiles] = useState<ChosenFiles>({})
  const only = documentTypes.length === 1 ? documentTypes[0]?.documentTypeId : undefined
  const kind = chosenKind ?? only
  const parts = partsOf(kind)
  const put = (part: DocumentPart, chosen: ChosenFile | undefined) =>
    setFiles(({ [part]: _before, ...others }) => (chosen ? { ...others, [part]: chosen } : others))

  return {
    kind,
    setKind,
    parts,
    files,
    async choose(part, file) {
      put(part, { file })
      const fault = await faultOf(file)
      // Unless another one was chosen in the meantime.
      setFiles(now => (now[part]?.file === file ? { ...now, [part]: { file, fault } } : now))
    },
    remove: part => put(part, undefined),
    ready: readyOf(kind, parts, files),
    clear() {
      setFiles({})
      setKind(undefined)
    },
  }
}

const partsOf = (kind: number | undefined): readonly DocumentPart[] =>
  kind !== undefined && isTwoSided(kind) ? ['mainDocument', 'additionalDocument'] : ['mainDocument']

function readyOf(
  documentTypeId: number | undefined,
  parts: readonly DocumentPart[],
  files: ChosenFiles,
): UploadDraft['ready'] {
  if (documentTypeId === undefined) return undefined
  if (parts.some(part => !files[part] || files[part].fault)) return undefined
  const chosen = parts.map(part => [part, files[part]?.file] as const)
  return { documentTypeId, files: Object.fromEntries(chosen) as unknown as DocumentFiles } // all of its parts
}

async function faultOf(file: File): Promise<ChosenFile['fault']> {
  try {
    const { result } = judgeFile(await readFileFacts(file))
    return result === 'taken' ? undefined : result
  } catch {
    return 'fileUnreadable'
  }
}
