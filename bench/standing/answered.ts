/** What was asked of some processes together, and whether it holds. */
export type Answered = { readonly holds: boolean; readonly what: string }
