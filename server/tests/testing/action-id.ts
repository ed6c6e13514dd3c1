let made = 0
/** An id for one action, as browsers make them. */
export const actionId = (): string => `action-${(made += 1)}-0000`
