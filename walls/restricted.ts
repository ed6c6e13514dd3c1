/** What may not be imported, and what is said then. */
export type Pattern = { regex: string; message: string } | { group: string[]; message: string }

/** The rule of a linter’s override against such imports. */
export const restricted = (
  ...patterns: Pattern[]
): { 'no-restricted-imports': ['error', { patterns: Pattern[] }] } => ({
  'no-restricted-imports': ['error', { patterns }],
})

type Property = { object: string; property: string; message: string }

/** What browsers have in secure contexts alone: a school on plain HTTP would be without. */
export const noSecureContext: { 'no-restricted-properties': ['error', ...Property[]] } = {
  'no-restricted-properties': [
    'error',
    ...['randomUUID', 'subtle'].map((property) => ({
      object: 'crypto',
      property,
      message: 'On plain HTTP there is none: newId of #call, or #wire.',
    })),
  ],
}
