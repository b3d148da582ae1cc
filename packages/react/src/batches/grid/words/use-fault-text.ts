import type { BatchColumn, BatchDraft, CellFault } from '@sixpence/core/batch-files'
import { useCountryName, useFormats, useMessages } from '../../../i18n/index.ts'
import { useDetailFaultText } from '../../../payments/index.ts'
import { useAmountCellText } from './use-amount-cell-text.ts'
import { useMissingText } from './use-missing-text.ts'

/** The cell of a fault. */
export interface FaultyCell {
  readonly draft: BatchDraft
  readonly rowId: string
  readonly column: BatchColumn
}

/** Returns a function that words the fault of a cell, as the form of a single payment does. */
export function useFaultText(): (fault: CellFault, cell: FaultyCell) => string {
  const detailText = useDetailFaultText()
  const amountText = useAmountCellText()
  const formText = useFormText()
  const fileText = useFileText()
  const missingText = useMissingText()
  return (fault, cell) => {
    if (fault.reason === 'missing') return missingText(cell.column)
    if (isDetailFault(fault)) return detailText(fault, false)
    if (isFormFault(fault)) return formText(fault, cell.column)
    if (isFileFault(fault)) return fileText(fault)
    return amountText(fault, cell)
  }
}

type FaultOf<Reason extends CellFault['reason']> = Extract<CellFault, { reason: Reason }>

const faultsOf = <Reason extends CellFault['reason']>(...reasons: Reason[]) => {
  const names = new Set<string>(reasons)
  return (fault: CellFault): fault is FaultOf<Reason> => names.has(fault.reason)
}

const isDetailFault = faultsOf('character', 'length', 'size', 'country', 'checkDigits')

const isFormFault = faultsOf(
  'form',
  'option',
  'otherCountry',
  'tooLong',
  'unknownCountry',
  'currencyNotReachable',
)

const isFileFault = faultsOf('ruined', 'letters', 'hiddenCharacters', 'unreadable', 'cardNumber')

type FormFault = FaultOf<
  'form' | 'option' | 'otherCountry' | 'tooLong' | 'unknownCountry' | 'currencyNotReachable'
>

function useFormText(): (fault: FormFault, column: BatchColumn) => string {
  const { t } = useMessages('batches')
  const { t: tTransfers } = useMessages('transfers')
  const detailText = useDetailFaultText()
  const countryName = useCountryName()
  const either = useEither()
  return (fault, column) => {
    switch (fault.reason) {
      case 'otherCountry':
        return t('otherCountryError', { country: countryName(fault.country) })
      case 'form':
        return column.content === 'email'
          ? tTransfers('payeeEmailInvalidError')
          : detailText(fault, false)
      case 'option':
        return column.options
          ? t('choiceError', { options: either(column.options) })
          : detailText(fault, true)
      case 'tooLong':
        return t('tooLongError', { count: fault.typed - fault.most })
      case 'unknownCountry':
        return t('countryError')
      case 'currencyNotReachable':
        return fault.currencies.length > 0
          ? t('currencyError', { currencies: either(fault.currencies) })
          : t('currencyFormError')
    }
  }
}

type FileFault = FaultOf<'ruined' | 'letters' | 'hiddenCharacters' | 'unreadable' | 'cardNumber'>

function useFileText(): (fault: FileFault) => string {
  const { t } = useMessages('batches')
  return fault => {
    if (fault.reason === 'ruined') return t(DAMAGE[fault.damage])
    if (fault.reason === 'letters')
      return t('lettersError', { letters: fault.letters.join(' '), plain: fault.plain })
    return t(`${fault.reason}Error`)
  }
}

const DAMAGE = {
  exponent: 'exponentError',
  leadingZeros: 'leadingZerosError',
  zeroedDigits: 'zeroedDigitsError',
} as const

function useEither(): (texts: readonly string[]) => string {
  const { languageTag } = useFormats()
  return texts => new Intl.ListFormat(languageTag, { type: 'disjunction' }).format(texts)
}
