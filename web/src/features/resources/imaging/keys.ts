/** The beginning of the key of everything that shows resources; what is shown of a study is theirs. */
export const resourceKeys = ['resources'] as const
