/** What may not be imported, and what is said then. */
export type Pattern = { regex: string; message: string } | { group: string[]; message: string }

/** The rule of a linter’s override against such imports. */
export const restricted = (
  ...patterns: Pattern[]
): { 'no-restricted-imports': ['error', { patterns: Pattern[] }] } => ({
  'no-restricted-imports': ['error', { patterns }],
})
