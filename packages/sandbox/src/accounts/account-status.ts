import { ACCOUNT_STATUS, type AccountStatus } from '@sixpence/protocol'

/** The protocol's number of a status, as the database keeps it. */
export function statusId(status: AccountStatus): number {
  const entry = Object.entries(ACCOUNT_STATUS).find(([, word]) => word === status)
  if (!entry) throw new Error(`There is no account status "${status}".`)
  return Number(entry[0])
}

/** The word for a status as the database keeps it. */
export function statusWord(id: number): AccountStatus {
  const word = Object.entries(ACCOUNT_STATUS).find(([key]) => Number(key) === id)?.[1]
  if (!word) throw new Error(`There is no account status ${id}.`)
  return word
}
