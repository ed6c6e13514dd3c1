let count = 0
/** An id for one action, as browsers make them. */
export const actionId = (): string => `action-${(count += 1)}-0000`
