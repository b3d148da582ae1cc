import { useMessages } from '../i18n/index.ts'
import { Alert, Button, Stack, TitledCard } from '../ui/index.ts'
import { KycVersion } from './kyc-version.tsx'
import type { KycAnswersTask, KycConflict } from './use-kyc-answers.ts'

export interface KycConflictViewProps {
  conflict: KycConflict
  settle: KycAnswersTask['settle']
}

/**
 * Two versions of a section side by side. The customer chooses one and sees what the other
 * contains.
 */
export function KycConflictView({ conflict, settle }: KycConflictViewProps) {
  const { t } = useMessages('kyc')
  const { section, mine, newer } = conflict
  return (
    <Stack gap={4}>
      <Alert tone="warning" title={t('conflictTitle')}>
        {t('conflictText')}
      </Alert>
      <TitledCard title={t('mineTitle')} text={t(`${section}Title`)}>
        <KycVersion section={section} mine={mine} newer={newer} shows="mine" />
        <Button variant="primary" onPress={() => void settle('mine')}>
          {t('keepMineCta')}
        </Button>
      </TitledCard>
      <TitledCard title={t('newerTitle')} text={t(`${section}Title`)}>
        <KycVersion section={section} mine={mine} newer={newer} shows="newer" />
        <Button onPress={() => void settle('newer')}>{t('takeNewerCta')}</Button>
      </TitledCard>
    </Stack>
  )
}
