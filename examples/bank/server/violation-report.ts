import type { IncomingMessage } from 'node:http'

/** What a browser says about something that the content security policy refused. */
export interface ViolationReport {
  directive: string
  blocked: string
  document: string
  source?: string | undefined
}

const LONGEST_REPORT = 64_000

/** Reads a report in either form: `report-uri` (CSP Level 2) or `report-to` (Reporting API). */
export async function readReport(request: IncomingMessage): Promise<readonly ViolationReport[]> {
  try {
    const reports: unknown = JSON.parse(await readText(request))
    return (Array.isArray(reports) ? reports : [reports]).flatMap(toViolation)
  } catch {
    return []
  }
}

async function readText(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request) {
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
      blocked: text(body['blockedURL'] ?? body['blocked-uri']),
      document: text(body['documentURL'] ?? body['document-uri']),
      source: text(body['sourceFile'] ?? body['source-file']),
    },
  ]
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const text = (value: unknown): string => (typeof value === 'string' ? value : '')
