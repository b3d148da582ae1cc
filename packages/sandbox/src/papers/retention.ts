import { sqlPart } from '../db/index.ts'

/** The day in UTC on which the file of a document is deleted: at the end of the legal retention. */
export const DELETED_ON = sqlPart`(document.uploaded_at at time zone 'UTC' + interval '5 years')::date`
