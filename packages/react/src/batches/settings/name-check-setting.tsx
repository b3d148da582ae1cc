import { useMessages } from '../../i18n/index.ts'
import { hosted } from '../../provider/index.ts'
import { useUserRights } from '../../start/index.ts'
import { loadStateOf, useWrite } from '../../store/index.ts'
import { Loaded, Switch, TitledCard, useFailureText } from '../../ui/index.ts'
import { batchesApi } from '../batches-api.ts'

/**
 * The switch by which a business chooses if the names in its batches are compared with the account
 * holders'. Show it for businesses only: the bank always compares those of people.
 */
export const NameCheckSetting = hosted('NameCheckSetting', NameCheckSettingContent)

function NameCheckSettingContent() {
  const { t } = useMessages('batches')
  const textOf = useFailureText()
  const query = batchesApi.settings.useRead()
  const { mayCall } = useUserRights()
  const { write, isPending, error } = useWrite()
  return (
    <TitledCard title={t('nameChecksTitle')} text={t('nameChecksText')}>
      <Loaded of={loadStateOf(query)} value={query.data} failedTitle={t('settingsFailedTitle')}>
        {({ checksNames }) => (
          <>
            <Switch
              isOn={checksNames}
              isReadOnly={isPending || !mayCall(batchesApi.updateSettings)}
              onChange={isOn => void write(batchesApi.updateSettings, { checksNames: isOn })}
            >
              {t('checkNamesLabel')}
            </Switch>
            <p role="status" className="sp-field-error">
              {error && <span>{[t('notSavedText'), textOf(error)].join(' ')}</span>}
            </p>
          </>
        )}
      </Loaded>
    </TitledCard>
  )
}
