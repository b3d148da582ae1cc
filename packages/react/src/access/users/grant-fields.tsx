import { useMessages } from '../../i18n/index.ts'
import { Alert, Button, Checkbox, RadioGroup, Stack } from '../../ui/index.ts'
import { GROUP_WORDS, PERMISSION_WORDS } from '../permission-words.ts'
import { GIVEN_RIGHTS, type GivenRight, type GrantDraft } from './use-grant-draft.ts'
import { useRightName } from '../use-right-name.ts'

const RIGHT_TEXTS = {
  read: 'readText',
  full: 'fullText',
  initiate: 'initiateText',
  confirm: 'confirmText',
} as const satisfies Record<GivenRight, string>

/** The right and, if it covers starting payments, the permitted kinds. */
export function GrantFields({ draft }: { draft: GrantDraft }) {
  const { t } = useMessages('users')
  const rightName = useRightName()
  return (
    <Stack gap={4}>
      <RadioGroup
        label={t('rightLabel')}
        selectedId={draft.right}
        onSelect={draft.setRight}
        options={GIVEN_RIGHTS.map(id => ({
          id,
          label: rightName(id),
          description: t(RIGHT_TEXTS[id]),
        }))}
      />
      {draft.groups.map(({ group, names }) => {
        const isWhole = names.every(name => draft.has(name))
        const legend = t(GROUP_WORDS[group])
        return (
          <fieldset key={group} className="sp-permissions">
            <legend className="sp-field-label">{legend}</legend>
            <div className="sp-permissions-list">
              {names.map(name => (
                <Checkbox
                  key={name}
                  name={name}
                  isSelected={draft.has(name)}
                  onChange={isSet => draft.set([name], isSet)}
                >
                  {t(PERMISSION_WORDS[name])}
                </Checkbox>
              ))}
            </div>
            <Button
              variant="link"
              aria-label={t(isWhole ? 'noneOfCta' : 'allOfCta', { group: legend })}
              onPress={() => draft.set(names, !isWhole)}
            >
              {t(isWhole ? 'noneCta' : 'allCta')}
            </Button>
          </fieldset>
        )
      })}
      {draft.groups.length > 0 && draft.grant.permissions.length === 0 && (
        <Alert tone="info">{t('noPermissionText')}</Alert>
      )}
    </Stack>
  )
}
