import type { IncomingMessage } from 'node:http'

/**
 * A browser's report of something that the content security policy refused. Its addresses have no
 * query and no fragment, because these contain codes.
 */
export interface ViolationReport {
  directive: string
  blocked: string
  document: string
  source?: string | undefined
}

const LONGEST_REPORT = 64_000
const LONGEST_TEXT = 1_000
/** The types that a form or script of another page can't send without permission. */
const REPORT_TYPE = /^application\/(csp-report|reports\+json|json)\s*(;|$)/i

/**
 * Reads a report in either form: `report-uri` (CSP Level 2) or `report-to` (Reporting API). Returns
 * an empty list for anything else and for reports that are too long.
 */
export async function readReport(request: IncomingMessage): Promise<readonly ViolationReport[]> {
  if (!REPORT_TYPE.test(request.headers['content-type'] ?? '')) return []
  try {
    const reports: unknown = JSON.parse(await readText(request))
    return (Array.isArray(reports) ? reports : [reports]).flatMap(toViolation)
  } catch {
    return []
  }
}

async function readText(request: IncomingMessage): Promise<string> {
  let text = ''
  // The request stays open, because it still needs a response.
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    text += String(chunk)
    if (text.length > LONGEST_REPORT) throw new Error('The report is too long')
  }
  return text
}

function toViolation(report: unknown): ViolationReport[] {
  if (!isRecord(report)) return []
  const body = report['csp-report'] ?? report['body']
  if (!isRecord(body)) return []
  return [
    {
      directive: text(
        body['effectiveDirective'] ?? body['effective-directive'] ?? body['violated-directive'],
      ),
      blocked: address(body['blockedURL'] ?? body['blocked-uri']),
      document: address(body['documentURL'] ?? body['document-uri']),
      source: address(body['sourceFile'] ?? body['source-file']),
    },
  ]
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const text = (value: unknown): string =>
  typeof value === 'string' ? value.slice(0, LONGEST_TEXT) : ''

const address = (value: unknown): string =>
  text(typeof value === 'string' && value.replace(/[?#].*$/s, ''))
