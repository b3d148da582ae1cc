/** True if an amount is above zero. A float gets the sign of a decimal right, too. */
export const isPositive = (amount: string): boolean => Number(amount) > 0
