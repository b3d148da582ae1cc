import { digitOfEleven } from './check-digits.ts'

const CPF_WEIGHTS = [10, 9, 8, 7, 6, 5, 4, 3, 2]
const CNPJ_WEIGHTS = [5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2]

/**
 * Returns true if the last two digits of a CPF follow from the first nine, by the rule of the
 * Receita Federal.
 */
export function isCpf(cpf: string): boolean {
  const first = digitOfEleven(cpf.slice(0, 9), CPF_WEIGHTS)
  return cpf.endsWith(first + digitOfEleven(cpf.slice(0, 9) + first, [11, ...CPF_WEIGHTS]))
}

/**
 * Returns true if the last two digits of a CNPJ follow from the characters before them. Since 2026
 * these may be letters, counted as their ASCII code minus 48: Instrução Normativa RFB 2.229/2024,
 * annex XV.
 */
export function isCnpj(cnpj: string): boolean {
  const first = digitOfEleven(cnpj.slice(0, 12), CNPJ_WEIGHTS)
  return cnpj.endsWith(first + digitOfEleven(cnpj.slice(0, 12) + first, [6, ...CNPJ_WEIGHTS]))
}
