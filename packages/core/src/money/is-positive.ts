/** Tells whether an amount is above zero. */
export const isPositive = (amount: string): boolean => /^(?=.*[1-9])\d/.test(amount)
