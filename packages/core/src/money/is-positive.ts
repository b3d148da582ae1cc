/** Tells whether an amount is above zero. The sign of a decimal is right in a float, too. */
export const isPositive = (amount: string): boolean => Number(amount) > 0
