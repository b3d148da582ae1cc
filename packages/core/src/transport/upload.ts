import { DATA_PART, filePart } from '@sixpence/protocol/files'

/** The files of an upload, by part name, e.g. `mainDocument`. */
export type UploadFiles = Readonly<Partial<Record<string, Blob>>>

/** Builds the form of an upload. */
export function uploadBody(data: unknown, files: UploadFiles): FormData {
  const form = new FormData()
  form.append(DATA_PART, JSON.stringify(data))
  for (const [name, file] of Object.entries(files)) {
    if (file) form.append(filePart(name), file)
  }
  return form
}
