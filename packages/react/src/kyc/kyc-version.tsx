import { kycFieldsOf, type KycAnswers, type KycCustomerInfo, type KycSection } from '@sixpence/core'
import { useMessages } from '../i18n/index.ts'
import { DefinitionList } from '../ui/index.ts'
import { KycAnswer } from './kyc-answer.tsx'

export interface KycVersionProps {
  section: KycSection
  /** The answers entered here. */
  mine: KycAnswers
  /** The answers saved elsewhere meanwhile. */
  newer: KycCustomerInfo
  shows: 'mine' | 'newer'
}

/** One of two versions of a section, with only the differences. */
export function KycVersion({ section, mine, newer, shows }: KycVersionProps) {
  const { t } = useMessages('kyc')
  const saved: KycAnswers = newer.answers[section] ?? {}
  const shown = shows === 'mine' ? mine : saved
  return (
    <DefinitionList
      items={kycFieldsOf(section)
        .filter(([name]) => String(mine[name] ?? '') !== String(saved[name] ?? ''))
        .map(([name, field]) => ({
          id: name,
          term: t(`${name}Label`),
          details: (
            <KycAnswer
              name={name}
              field={field}
              answer={shown[name]}
              isWithheld={newer.withheld.includes(name)}
            />
          ),
        }))}
    />
  )
}
