import { DATA_PART, filePart } from '@sixpence/protocol'

/** The files of an upload, by the names of their parts, e.g. `mainDocument`. */
export type UploadFiles = Readonly<Partial<Record<string, Blob>>>

/** The parts of an upload. */
export function uploadBody(data: unknown, files: UploadFiles): FormData {
  const form = new FormData()
  form.append(DATA_PART, JSON.stringify(data))
  for (const [name, file] of Object.entries(files)) {
    if (file) form.append(filePart(name), file)
  }
  return form
}
